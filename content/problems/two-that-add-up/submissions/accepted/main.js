const [, total, ...prices] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

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
  return null
}

const pair = findPair(prices, total)
console.log(pair ? pair.join(' ') : 'none')
