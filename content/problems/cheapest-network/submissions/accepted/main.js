const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function cheapestNetwork(count, offers) {
  // Each village points to one of its group; the head of the group points to itself.
  const pointsTo = Array.from({ length: count + 1 }, (_, village) => village)

  function head(village) {
    while (pointsTo[village] !== village) {
      // Skipping one village on the way keeps the ways short.
      pointsTo[village] = pointsTo[pointsTo[village]]
      village = pointsTo[village]
    }
    return village
  }

  let total = 0
  let missing = count - 1
  for (const { a, b, cost } of offers.toSorted((one, other) => one.cost - other.cost)) {
    if (head(a) === head(b)) continue
    pointsTo[head(a)] = head(b)
    total += cost
    missing--
  }
  return missing === 0 ? total : null
}

const offers = []
for (let i = 0; i < numbers.length; i += 3) offers.push({ a: numbers[i], b: numbers[i + 1], cost: numbers[i + 2] })
console.log(cheapestNetwork(count, offers) ?? 'impossible')
