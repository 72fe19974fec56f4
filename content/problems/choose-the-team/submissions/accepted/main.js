const [, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const MODULUS = 1000000007

// a * b modulo MODULUS. The product itself is too large for a Number, so a is multiplied by two parts of b.
function times(a, b) {
  const high = (a * (b >> 15)) % MODULUS
  return (high * 32768 + a * (b & 32767)) % MODULUS
}

function power(base, exponent) {
  if (exponent === 0) return 1
  const half = power(base, Math.floor(exponent / 2))
  const square = times(half, half)
  return exponent % 2 === 1 ? times(square, base) : square
}

function countTeams(questions) {
  const largest = questions.reduce((most, { n }) => Math.max(most, n), 0)
  const factorials = [1]
  for (let i = 1; i <= largest; i++) factorials.push(times(factorials[i - 1], i))

  // One inverse is enough: 1/(i-1)! is i times 1/i!.
  const inverses = new Array(largest + 1)
  inverses[largest] = power(factorials[largest], MODULUS - 2)
  for (let i = largest; i > 0; i--) inverses[i - 1] = times(inverses[i], i)

  return questions.map(({ n, k }) => (k > n ? 0 : times(factorials[n], times(inverses[k], inverses[n - k]))))
}

const questions = []
for (let i = 0; i < numbers.length; i += 2) questions.push({ n: numbers[i], k: numbers[i + 1] })
console.log(countTeams(questions).join('\n'))
