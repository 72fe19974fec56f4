// Wrong: counts only peaks that stand side by side.
const [, ...peaks] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let best = 1
let inRow = 1
for (let i = 1; i < peaks.length; i++) {
  inRow = peaks[i] > peaks[i - 1] ? inRow + 1 : 1
  best = Math.max(best, inRow)
}
console.log(best)
