function answer(profits, requests) {
  // totals[i] is the sum of the first i days.
  const totals = [0]
  for (const profit of profits) totals.push(totals.at(-1) + profit)
  return requests.map(([first, last]) => totals[last] - totals[first - 1])
}
