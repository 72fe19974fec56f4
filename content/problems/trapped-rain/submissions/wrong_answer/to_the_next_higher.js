// Wrong: fills from each block to the next one that is at least as high; a pool whose right end is lower stays empty.
const [, ...walls] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let highest = 0
let waiting = 0
let rain = 0
for (const wall of walls) {
  if (wall >= highest) {
    rain += waiting
    waiting = 0
    highest = wall
  } else {
    waiting += highest - wall
  }
}
console.log(rain)
