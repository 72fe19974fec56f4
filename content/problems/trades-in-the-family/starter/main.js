const [n, k, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the number of rooted trades for each person; trades[1] and parents[1] are those of person 1.
// The first entry of each array, also of the returned one, is not used.
function countRooted(least, trades, parents) {
  // Write your solution here.
  return trades.map(() => 0)
}

const trades = [0, ...numbers.slice(0, n)]
const parents = [0, 0, ...numbers.slice(n)]
console.log(countRooted(k, trades, parents).slice(1).join(' '))
