const [, ...prices] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the largest profit with any number of trades and a day of rest after each.
function largestProfit(prices) {
  // Write your solution here.
  return 0
}

console.log(largestProfit(prices))
