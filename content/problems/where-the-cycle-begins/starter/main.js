const [, start, ...pointers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the note at which the cycle begins as `entry`, and its `length`, or null if the chase ends; next[0] is 0.
function findCycle(next, start) {
  // Write your solution here.
  return null
}

const cycle = findCycle([0, ...pointers], start)
console.log(cycle ? `${cycle.entry} ${cycle.length}` : 'none')
