const [, ...amounts] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns how many of the amounts are greater than their mean.
function countAboveMean(amounts) {
  // Write your solution here.
  return 0
}

console.log(countAboveMean(amounts))
