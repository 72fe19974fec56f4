const [, ...points] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function bestRound(points) {
  let best = 0
  for (let i = 1; i < points.length; i++) {
    // Only more points replace the best round, so the first of several equal ones stays.
    if (points[i] > points[best]) best = i
  }
  return best + 1
}

const best = bestRound(points)
console.log(`${points[best - 1]} ${best}`)
