const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the smallest cost that connects the villages 1 to count, or null. Each offer has the villages a and b, and a cost.
function cheapestNetwork(count, offers) {
  // Write your solution here.
  return null
}

const offers = []
for (let i = 0; i < numbers.length; i += 3) offers.push({ a: numbers[i], b: numbers[i + 1], cost: numbers[i + 2] })
console.log(cheapestNetwork(count, offers) ?? 'impossible')
