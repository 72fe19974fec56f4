const [, ...queues] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))

// Returns the weights of all parcels, the lightest first; each queue is sorted.
function merge(queues) {
  // Write your solution here.
  return []
}

console.log(merge(queues.map(([, ...weights]) => weights)).join(' '))
