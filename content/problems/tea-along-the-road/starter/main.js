const [n, goal, reach, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the smallest cost, or null if the goal cannot be reached.
// The stalls are {place, cost} in the order along the road.
function cheapestRide(goal, reach, stalls) {
  // Write your solution here.
  return null
}

const stalls = []
for (let i = 0; i < n; i++) stalls.push({ place: numbers[2 * i], cost: numbers[2 * i + 1] })
console.log(cheapestRide(goal, reach, stalls) ?? 'impossible')
