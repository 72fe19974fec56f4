const [, most, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the largest sum of a subset of the weights that is not more than `most`.
function largestSum(most, weights) {
  // Write your solution here.
  return 0
}

console.log(largestSum(most, weights))
