// Returns the largest profit of one purchase and one later sale, or 0.
function largestProfit(prices) {
  let lowest = Infinity
  let profit = 0
  for (const price of prices) {
    lowest = Math.min(lowest, price)
    profit = Math.max(profit, price - lowest)
  }
  return profit
}
