const [, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const MODULUS = 1000000007

// Returns the remainder for each question {n, k} when it is divided by MODULUS.
function countTeams(questions) {
  // Write your solution here.
  return questions.map(() => 0)
}

const questions = []
for (let i = 0; i < numbers.length; i += 2) questions.push({ n: numbers[i], k: numbers[i + 1] })
console.log(countTeams(questions).join('\n'))
