function longestLight(batteries) {
  let total = 0
  let strongest = 0
  for (const minutes of batteries) {
    total += minutes
    strongest = Math.max(strongest, minutes)
  }
  // Each minute takes two minutes of charge, and at least one of them from a battery other than the strongest.
  return Math.min(Math.floor(total / 2), total - strongest)
}
