const [, total, ...prices] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the numbers of two articles, counted from 1, that cost `total` together, or null if there are none.
// The prices are sorted, the lowest first.
function findPair(prices, total) {
  // Write your solution here.
  return null
}

const pair = findPair(prices, total)
console.log(pair ? pair.join(' ') : 'none')
