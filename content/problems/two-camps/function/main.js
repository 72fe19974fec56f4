function split(count, pairs) {
  const quarrels = Array.from({ length: count + 1 }, () => [])
  for (const [a, b] of pairs) {
    quarrels[a].push(b)
    quarrels[b].push(a)
  }

  const camps = new Array(count + 1).fill(0)
  for (let start = 1; start <= count; start++) {
    if (camps[start] > 0) continue
    // The first child of a group is free to choose, and decides for all others.
    camps[start] = 1
    const queue = [start]
    for (const child of queue) {
      for (const other of quarrels[child]) {
        if (camps[other] === camps[child]) return []
        if (camps[other] > 0) continue
        camps[other] = 3 - camps[child]
        queue.push(other)
      }
    }
  }
  return camps.slice(1)
}
