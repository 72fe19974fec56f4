// The entry with the largest minute is at the front.
class Heap {
  entries = []

  push(entry) {
    const { entries } = this
    let at = entries.length
    entries.push(entry)
    while (at > 0) {
      const above = (at - 1) >> 1
      if (entries[above].minute >= entry.minute) break
      entries[at] = entries[above]
      at = above
    }
    entries[at] = entry
  }

  pop() {
    const { entries } = this
    const first = entries[0]
    const last = entries.pop()
    if (entries.length === 0) return first
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below + 1 < entries.length && entries[below + 1].minute > entries[below].minute) below++
      if (below >= entries.length || entries[below].minute <= last.minute) break
      entries[at] = entries[below]
      at = below
    }
    entries[at] = last
    return first
  }
}

// Returns the latest minute at which Meera can leave island 1, or -1.
function latestStart(islands, deadline, ferries) {
  const arriving = Array.from({ length: islands + 1 }, () => [])
  for (const ferry of ferries) arriving[ferry[1]].push(ferry)

  // The latest minute at which she may be on an island, as far as we know.
  const latest = new Array(islands + 1).fill(-1)
  latest[islands] = deadline
  const waiting = new Heap()
  waiting.push({ minute: deadline, island: islands })
  while (waiting.entries.length > 0) {
    const { minute, island } = waiting.pop()
    if (minute < latest[island]) continue
    for (const [a, , s, p, c, d] of arriving[island]) {
      const spare = minute - d - s
      if (spare < 0) continue
      const departure = s + Math.min(Math.floor(spare / p), c - 1) * p
      if (departure <= latest[a]) continue
      latest[a] = departure
      waiting.push({ minute: departure, island: a })
    }
  }
  return latest[1]
}
