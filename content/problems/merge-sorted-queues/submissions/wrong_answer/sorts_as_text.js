// Wrong: sort() without a comparison sorts numbers as texts, so 10 comes before 9.
const [, ...queues] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))
const weights = queues.flatMap(([, ...queue]) => queue)
console.log(weights.sort().join(' '))
