const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function findDistricts(count, streets) {
  const onwards = Array.from({ length: count + 1 }, () => [])
  const backwards = Array.from({ length: count + 1 }, () => [])
  for (const { from, to } of streets) {
    onwards[from].push(to)
    backwards[to].push(from)
  }

  const seen = new Set()
  const order = []
  for (let square = 1; square <= count; square++) order.push(...finishedBehind(square, onwards, seen))
  // Against the streets, a search from the square that was finished last stays inside its district.
  const taken = new Set()
  return order
    .toReversed()
    .map((square) => finishedBehind(square, backwards, taken))
    .filter((district) => district.length > 0)
}

// Searches from the square, depth first, and returns the squares that were not seen before as they are finished.
function finishedBehind(start, ends, seen) {
  const finished = []
  const waiting = [{ square: start, isDone: false }]
  while (waiting.length > 0) {
    const { square, isDone } = waiting.pop()
    if (isDone) finished.push(square)
    if (seen.has(square)) continue
    seen.add(square)
    // It is finished when all that lies above it on the stack is done.
    waiting.push({ square, isDone: true })
    for (const end of ends[square]) waiting.push({ square: end, isDone: false })
  }
  return finished
}

const streets = []
for (let i = 0; i < numbers.length; i += 2) streets.push({ from: numbers[i], to: numbers[i + 1] })
const districts = findDistricts(count, streets)
const largest = districts.reduce((most, district) => Math.max(most, district.length), 0)
console.log(`${districts.length} ${largest}`)
