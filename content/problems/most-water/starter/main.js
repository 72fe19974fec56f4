const [, ...heights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the largest number of litres that a tank can hold.
function mostWater(heights) {
  // Write your solution here.
  return 0
}

console.log(mostWater(heights))
