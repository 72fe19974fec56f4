function findDrive(count, streets) {
  const leaving = Array.from({ length: count + 1 }, () => [])
  streets.forEach(([a, b], number) => {
    leaving[a].push({ other: b, number })
    leaving[b].push({ other: a, number })
  })
  const odd = leaving.flatMap((here, corner) => (here.length % 2 === 1 ? [corner] : []))
  if (odd.length > 2) return []

  const used = new Set()
  const way = [odd[0] ?? streets[0][0]]
  const drive = []
  while (way.length > 0) {
    const street = leaving[way.at(-1)].pop()
    // Stuck: what lies behind this corner is complete.
    if (!street) drive.push(way.pop())
    else if (!used.has(street.number)) {
      used.add(street.number)
      way.push(street.other)
    }
  }
  // Streets that cannot be reached from the start are missing.
  return used.size === streets.length ? drive : []
}
