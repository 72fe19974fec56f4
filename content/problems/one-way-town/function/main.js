function twoWayStreets(count, streets) {
  // Crossing 0 is not there: the numbers of the crossings begin with 1.
  const ways = Array.from({ length: count + 1 }, () => [])
  for (const [street, [one, other]] of streets.entries()) {
    ways[one].push({ other, street })
    ways[other].push({ other: one, street })
  }
  const isBridge = findBridges(ways, streets.length)
  const bridges = isBridge.filter(Boolean).length
  const { end } = farthest(1, ways, isBridge)
  return [bridges, bridges - farthest(end, ways, isBridge).bridges]
}

// Says of each street whether it alone joins two parts of the town.
function findBridges(ways, streets) {
  const entered = new Array(ways.length).fill(0)
  // The earliest crossing that can be reached from below by one street which is not part of the tree.
  const earliest = new Array(ways.length).fill(0)
  const cameBy = new Array(ways.length).fill(-1)
  const tried = new Array(ways.length).fill(0)
  const isBridge = new Array(streets).fill(false)
  let clock = 1
  entered[1] = clock
  earliest[1] = clock
  const path = [1]
  while (path.length > 0) {
    const here = path.at(-1)
    if (tried[here] < ways[here].length) {
      const { other, street } = ways[here][tried[here]++]
      if (street === cameBy[here]) continue
      if (entered[other] > 0) {
        earliest[here] = Math.min(earliest[here], entered[other])
      } else {
        entered[other] = ++clock
        earliest[other] = clock
        cameBy[other] = street
        path.push(other)
      }
      continue
    }
    path.pop()
    if (path.length === 0) break
    const above = path.at(-1)
    earliest[above] = Math.min(earliest[above], earliest[here])
    if (earliest[here] === entered[here]) isBridge[cameBy[here]] = true
  }
  return isBridge
}

// Returns the most bridges on a way from the start, and a crossing at which it ends.
function farthest(start, ways, isBridge) {
  const passed = new Array(ways.length).fill(-1)
  passed[start] = 0
  const reached = [start]
  let end = start
  for (const here of reached) {
    if (passed[here] > passed[end]) end = here
    for (const { other, street } of ways[here]) {
      if (passed[other] >= 0) continue
      passed[other] = passed[here] + (isBridge[street] ? 1 : 0)
      reached.push(other)
    }
  }
  return { bridges: passed[end], end }
}
