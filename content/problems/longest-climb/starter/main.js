const [, ...peaks] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the largest number of peaks, from left to right, of which each is higher than the one before.
function longestClimb(peaks) {
  // Write your solution here.
  return 1
}

console.log(longestClimb(peaks))
