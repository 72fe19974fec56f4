const [, ...prices] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the largest profit of one purchase and one later sale, or 0.
function largestProfit(prices) {
  // Write your solution here.
  return 0
}

console.log(largestProfit(prices))
