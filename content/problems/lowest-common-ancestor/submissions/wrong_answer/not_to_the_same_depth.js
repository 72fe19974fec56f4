// Wrong: lets both go up step by step together, without bringing them to the same depth first.
const [, pointers, ...questions] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))
const parents = [0, ...pointers]
const answers = questions.map(([a, b]) => {
  while (a !== b) {
    a = parents[a] || 1
    b = parents[b] || 1
  }
  return a
})
console.log(answers.join('\n'))
