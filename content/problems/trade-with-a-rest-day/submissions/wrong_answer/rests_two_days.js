// Wrong: rests for two days after a sale, since it looks three days back at each purchase.
const [n, ...prices] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const best = new Array(n + 3).fill(0)
let holding = -Infinity
for (let day = 0; day < n; day++) {
  holding = Math.max(holding, best[day] - prices[day])
  best[day + 3] = Math.max(best[day + 2], holding + prices[day])
}
console.log(best[n + 2])
