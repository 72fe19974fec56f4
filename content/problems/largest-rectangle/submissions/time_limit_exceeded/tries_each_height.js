// Right but too slow: goes along the whole wall for each height that occurs.
const [n, ...h] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let best = 0
for (const height of new Set(h)) {
  let run = 0
  for (const tower of h) {
    run = tower >= height ? run + 1 : 0
    if (run * height > best) best = run * height
  }
}
console.log(best)
