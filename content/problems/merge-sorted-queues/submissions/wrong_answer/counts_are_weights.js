// Wrong: takes the number of parcels at the begin of each line for a weight.
const [, ...queues] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))
console.log(queues.flat().sort((a, b) => a - b).join(' '))
