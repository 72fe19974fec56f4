// Wrong: ends a stretch at every loss, even if the gains behind it make up for it.
const [, ...days] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let best = days[0]
let sum = 0
for (const day of days) {
  sum = day < 0 || sum < 0 ? day : sum + day
  best = Math.max(best, sum)
}
console.log(best)
