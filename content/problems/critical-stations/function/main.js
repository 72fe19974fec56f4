// Numbers the stations in the order of a depth-first search, and finds the parent of each; it has a stack of its own.
function depthFirst(linesAt) {
  const number = new Array(linesAt.length).fill(-1)
  const parent = new Array(linesAt.length).fill(0)
  const order = []
  for (let start = 1; start < linesAt.length; start++) {
    const waiting = [[start, 0]]
    while (waiting.length > 0) {
      const [station, from] = waiting.pop()
      if (number[station] >= 0) continue
      number[station] = order.length
      parent[station] = from
      order.push(station)
      for (const other of linesAt[station]) {
        if (number[other] < 0) waiting.push([other, station])
      }
    }
  }
  return { number, parent, order }
}

function criticalStations(lines) {
  const { number, parent, order } = depthFirst(lines)
  // The smallest number that one line reaches from the part below each station.
  const low = [...number]
  const children = new Array(lines.length).fill(0)
  const critical = new Set()
  for (const station of order.reverse()) {
    for (const other of lines[station]) low[station] = Math.min(low[station], number[other])
    const above = parent[station]
    if (above === 0) {
      if (children[station] > 1) critical.add(station)
      continue
    }
    children[above]++
    if (parent[above] !== 0 && low[station] >= number[above]) critical.add(above)
    low[above] = Math.min(low[above], low[station])
  }
  return [...critical].sort((a, b) => a - b)
}
