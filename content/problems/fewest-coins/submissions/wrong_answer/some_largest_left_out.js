// Wrong: takes the largest coin that fits, and tries only to leave out some of the largest kinds altogether.
const [, total, ...coins] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
coins.sort((a, b) => b - a)
let best = Infinity
for (let first = 0; first < coins.length; first++) {
  let left = total
  let count = 0
  for (const coin of coins.slice(first)) {
    count += Math.floor(left / coin)
    left %= coin
  }
  if (left === 0) best = Math.min(best, count)
}
console.log(best < Infinity ? best : -1)
