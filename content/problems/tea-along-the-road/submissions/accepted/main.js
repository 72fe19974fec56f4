const [n, goal, reach, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Costs stay below 10^14, which a number of JavaScript holds exactly.
function cheapestRide(goal, reach, stalls) {
  // Rides that drink at `place` cost `total` at least; both grow along the queue, which begins at `first`. The start is free.
  const useful = [{ place: 0, total: 0 }]
  let first = 0
  for (const { place, cost } of [...stalls, { place: goal, cost: 0 }]) {
    while (first < useful.length && useful[first].place < place - reach) first++
    if (first === useful.length) return null
    const total = useful[first].total + cost
    while (useful.length > first && useful.at(-1).total >= total) useful.pop()
    useful.push({ place, total })
  }
  return useful.at(-1).total
}

const stalls = []
for (let i = 0; i < n; i++) stalls.push({ place: numbers[2 * i], cost: numbers[2 * i + 1] })
console.log(cheapestRide(goal, reach, stalls) ?? 'impossible')
