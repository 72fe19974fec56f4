function shortestRoutes(roads, questions) {
  const distances = roads.map(() => new Array(roads.length).fill(Infinity))
  for (const [from, onwards] of roads.entries()) {
    for (const [to, length] of onwards) distances[from][to] = Math.min(distances[from][to], length)
    distances[from][from] = 0
  }

  // One town more may lie on the way each time.
  for (let middle = 1; middle < roads.length; middle++) {
    for (const row of distances) {
      for (let to = 1; to < roads.length; to++) row[to] = Math.min(row[to], row[middle] + distances[middle][to])
    }
  }
  return questions.map(([from, to]) => (distances[from][to] === Infinity ? -1 : distances[from][to]))
}
