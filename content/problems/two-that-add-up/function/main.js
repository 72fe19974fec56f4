function findPair(prices, total) {
  let low = 0
  let high = prices.length - 1
  while (low < high) {
    const together = prices[low] + prices[high]
    if (together === total) return [low + 1, high + 1]
    // Too cheap even with the dearest partner that is left, or too dear even with the cheapest one.
    if (together < total) low++
    else high--
  }
  return []
}
