function findDistricts(streets) {
  const backwards = streets.map(() => [])
  for (const [square, ends] of streets.entries()) for (const end of ends) backwards[end].push(square)

  const seen = new Set()
  const order = []
  for (let square = 1; square < streets.length; square++) {
    for (const finished of finishedBehind(square, streets, seen)) order.push(finished)
  }
  // Against the streets, a search from the square that was finished last stays inside its district.
  const taken = new Set()
  const sizes = order
    .toReversed()
    .map((square) => finishedBehind(square, backwards, taken).length)
    .filter((size) => size > 0)
  return [sizes.length, sizes.reduce((most, size) => Math.max(most, size), 0)]
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
