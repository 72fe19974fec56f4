const [, ...keys] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the largest XOR of two of the keys.
function largestXor(keys) {
  // Write your solution here.
  return 0
}

console.log(largestXor(keys))
