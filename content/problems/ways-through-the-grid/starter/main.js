const [, , ...garden] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns the number of ways, modulo 1,000,000,007, from the first square to the last; garden is an array of rows.
function countWays(garden) {
  // Write your solution here.
  return 0
}

console.log(countWays(garden))
