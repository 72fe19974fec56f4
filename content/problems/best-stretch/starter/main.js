const [, ...days] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the largest sum of one or more days in a row.
function bestStretch(days) {
  // Write your solution here.
  return 0
}

console.log(bestStretch(days))
