const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the cost from town 1 to town count, 'unlimited' or 'impossible'. Each road has `from`, `to` and `cost`.
function cheapestTrip(count, roads) {
  // Write your solution here.
  return 'impossible'
}

const roads = []
for (let i = 0; i < numbers.length; i += 3) roads.push({ from: numbers[i], to: numbers[i + 1], cost: numbers[i + 2] })
console.log(cheapestTrip(count, roads))
