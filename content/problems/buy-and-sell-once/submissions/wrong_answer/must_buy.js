// Wrong: has to make a deal, so where the price only falls it prints a loss.
const [, ...prices] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let lowest = prices[0]
let profit = -Infinity
for (const price of prices.slice(1)) {
  profit = Math.max(profit, price - lowest)
  lowest = Math.min(lowest, price)
}
console.log(prices.length > 1 ? profit : 0)
