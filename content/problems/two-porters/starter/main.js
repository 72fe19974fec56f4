const [, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the largest weight that each porter can carry.
function largestFairLoad(weights) {
  // Write your solution here.
  return 0
}

console.log(String(largestFairLoad(weights)))
