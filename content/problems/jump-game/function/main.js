// Returns the smallest number of jumps from the first stone to the last, or -1.
function fewestJumps(reach) {
  let jumps = 0
  let end = 0 // the last stone that so many jumps lead to
  let farthest = 0 // the last stone that one jump more leads to
  for (let stone = 0; stone < reach.length - 1; stone++) {
    farthest = Math.max(farthest, stone + reach[stone])
    if (stone < end) continue
    if (farthest === stone) return -1
    jumps++
    end = farthest
  }
  return jumps
}
