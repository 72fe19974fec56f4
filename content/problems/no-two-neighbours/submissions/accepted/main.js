const [, ...hives] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the largest number of spoons from hives of which no two are neighbours.
function mostHoney(hives) {
  // The most from all hives before the previous one, and from all hives so far.
  let before = 0
  let best = 0
  for (const honey of hives) {
    const next = Math.max(best, before + honey)
    before = best
    best = next
  }
  return best
}

console.log(mostHoney(hives))
