// Wrong: tries loads that are lighter than the heaviest box as well, and counts a trip for a box that does not fit at all.
const [, trips, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let low = 1
let high = weights.reduce((a, b) => a + b)
while (low < high) {
  const middle = Math.floor((low + high) / 2)
  let [used, load] = [1, 0]
  for (const weight of weights) {
    load += weight
    if (load > middle) {
      used++
      load = weight
    }
  }
  if (used <= trips) high = middle
  else low = middle + 1
}
console.log(low)
