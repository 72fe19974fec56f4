const [, ...heights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the area of the largest banner.
function largestBanner(heights) {
  // Write your solution here.
  return 0
}

console.log(largestBanner(heights))
