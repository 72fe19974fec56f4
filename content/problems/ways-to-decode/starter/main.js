const digits = require('fs').readFileSync(0, 'utf8').trim()

// Returns the number of ways to decode the digits, modulo 1,000,000,007.
function countWays(digits) {
  // Write your solution here.
  return 0
}

console.log(countWays(digits))
