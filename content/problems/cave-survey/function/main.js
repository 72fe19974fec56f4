// Returns the largest number of metres for each size of a team.
function measure(tunnels, teams) {
  const behind = Array.from({ length: tunnels.length + 2 }, () => [])
  tunnels.forEach(([parent], i) => behind[parent].push(i + 2))
  // Each chamber stands before the chambers behind it.
  const fromTheEntrance = [1]
  for (const chamber of fromTheEntrance) for (const other of behind[chamber]) fromTheEntrance.push(other)

  // The longest way from each chamber to a dead end, and the branches that begin at a fork.
  const longest = new Array(behind.length).fill(0)
  const branches = []
  for (const chamber of fromTheEntrance.reverse()) {
    let best = 0
    for (const other of behind[chamber]) {
      const way = tunnels[other - 2][1] + longest[other]
      if (best > 0) branches.push(Math.min(best, way))
      best = Math.max(best, way)
    }
    longest[chamber] = best
  }
  branches.push(longest[1])

  branches.sort((a, b) => b - a)
  const totals = [0]
  for (const branch of branches) totals.push(totals[totals.length - 1] + branch)
  return teams.map((size) => totals[Math.min(size, branches.length)])
}
