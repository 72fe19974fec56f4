function merge(shifts) {
  const merged = []
  // Shifts come by their begin, so only the last period can go on.
  for (const [begin, end] of shifts.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && begin <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([begin, end])
  }
  return merged
}
