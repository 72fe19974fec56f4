const [, ...points] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the round, counted from 1, that brought the largest number of points; the first one if there are several.
function bestRound(points) {
  // Write your solution here.
  return 1
}

const best = bestRound(points)
console.log(`${points[best - 1]} ${best}`)
