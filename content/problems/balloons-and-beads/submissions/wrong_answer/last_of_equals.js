// Wrong: takes the last of several equally good cuts.
const [n, ...pulls] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

const whole = pulls.reduce((sum, pull) => sum + pull, 0)
let best = { left: 0, difference: Infinity }
let leftPull = 0
for (let cut = 1; cut < n; cut++) {
  leftPull += pulls[cut - 1]
  const difference = Math.abs(whole - 2 * leftPull)
  if (difference <= best.difference) best = { left: cut, difference }
}
console.log(best.left, best.difference)
