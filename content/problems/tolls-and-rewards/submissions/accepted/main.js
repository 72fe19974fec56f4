const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function cheapestTrip(count, roads) {
  const costs = new Array(count + 1).fill(Infinity)
  costs[1] = 0
  // A route without a circle has at most count - 1 roads.
  for (let round = 1; round < count; round++) {
    for (const { from, to, cost } of roads) costs[to] = Math.min(costs[to], costs[from] + cost)
  }
  // What gets cheaper still lies behind a circle that makes money, and so does all that can be reached from there.
  for (let round = 1; round <= count; round++) {
    for (const { from, to, cost } of roads) if (costs[from] + cost < costs[to]) costs[to] = -Infinity
  }
  if (costs[count] === -Infinity) return 'unlimited'
  return costs[count] === Infinity ? 'impossible' : costs[count]
}

const roads = []
for (let i = 0; i < numbers.length; i += 3) roads.push({ from: numbers[i], to: numbers[i + 1], cost: numbers[i + 2] })
console.log(cheapestTrip(count, roads))
