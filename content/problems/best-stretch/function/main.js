// Returns the largest sum of one or more days in a row.
function bestStretch([first, ...others]) {
  let endingHere = first
  let best = first
  for (const day of others) {
    // A stretch that ends today goes on from yesterday's, or begins anew if that one only costs coins.
    endingHere = Math.max(endingHere + day, day)
    best = Math.max(best, endingHere)
  }
  return best
}
