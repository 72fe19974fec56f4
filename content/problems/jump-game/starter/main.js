const [, ...reach] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the smallest number of jumps from the first stone to the last, or -1.
function fewestJumps(reach) {
  // Write your solution here.
  return -1
}

console.log(fewestJumps(reach))
