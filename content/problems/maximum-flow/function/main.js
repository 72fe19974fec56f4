function mostWater(count, pipes) {
  // For each station, the others to which water can be sent or sent back, and how much.
  const room = Array.from({ length: count + 1 }, () => new Map())
  const addRoom = (from, to, litres) => room[from].set(to, (room[from].get(to) ?? 0) + litres)
  for (const [from, to, litres] of pipes) {
    addRoom(from, to, litres)
    addRoom(to, from, 0)
  }

  let total = 0
  for (let way = findWay(room, count); way; way = findWay(room, count)) {
    const sent = way.reduce((least, { from, to }) => Math.min(least, room[from].get(to)), Infinity)
    for (const { from, to } of way) {
      addRoom(from, to, -sent)
      // What was sent may be sent back later.
      addRoom(to, from, sent)
    }
    total += sent
  }
  return total
}

// Returns the steps of a way from station 1 to the goal with the fewest pipes that have room, or null.
function findWay(room, goal) {
  const before = new Map([[1, null]])
  // A map is gone through in the order in which stations are put in, those that come later included.
  for (const station of before.keys()) {
    for (const [other, litres] of room[station]) if (litres > 0 && !before.has(other)) before.set(other, station)
  }
  if (!before.has(goal)) return null
  const way = []
  for (let to = goal; to !== 1; to = before.get(to)) way.push({ from: before.get(to), to })
  return way
}
