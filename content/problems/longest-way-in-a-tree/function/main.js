function longestTour(paths) {
  const [end] = farthest(paths, 1)
  const [, diameter] = farthest(paths, end)
  return diameter
}

// Returns the hut farthest away from `start`, and its distance.
function farthest(neighbours, start) {
  const distances = neighbours.map(() => -1)
  distances[start] = 0
  // The huts that were reached; their neighbours have yet to be looked at.
  const stack = [start]
  let best = start
  while (stack.length > 0) {
    const hut = stack.pop()
    if (distances[hut] > distances[best]) best = hut
    for (const [other, length] of neighbours[hut]) {
      if (distances[other] >= 0) continue
      distances[other] = distances[hut] + length
      stack.push(other)
    }
  }
  return [best, distances[best]]
}
