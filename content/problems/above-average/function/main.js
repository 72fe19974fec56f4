function countAboveMean(amounts) {
  let total = 0
  for (const amount of amounts) total += amount
  let count = 0
  for (const amount of amounts) {
    // The same as amount > total / n, with both sides times n, so that no fraction is needed.
    if (amount * amounts.length > total) count++
  }
  return count
}
