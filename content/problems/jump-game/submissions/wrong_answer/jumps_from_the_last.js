// Wrong: goes through the last stone as well, so it counts a jump more when a jump ends exactly there.
const [, ...reach] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let jumps = 0
let end = 0
let farthest = 0
for (let stone = 0; stone < reach.length && jumps >= 0; stone++) {
  farthest = Math.max(farthest, stone + reach[stone])
  if (stone < end) continue
  if (farthest === stone && stone < reach.length - 1) {
    jumps = -1
  } else {
    jumps++
    end = farthest
  }
}
console.log(jumps)
