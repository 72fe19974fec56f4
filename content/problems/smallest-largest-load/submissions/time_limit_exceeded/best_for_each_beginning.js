// Right but too slow: finds the best load for each beginning of the row and each number of trips, from all places of the last cut.
const [n, trips, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let best = new Array(n + 1).fill(Infinity)
best[0] = 0
for (let trip = 1; trip <= trips; trip++) {
  const next = new Array(n + 1).fill(Infinity)
  next[0] = 0
  for (let end = 1; end <= n; end++) {
    let load = 0
    for (let cut = end - 1; cut >= 0; cut--) {
      load += weights[cut]
      next[end] = Math.min(next[end], Math.max(best[cut], load))
    }
  }
  best = next
}
console.log(best[n])
