const stitches = require('fs').readFileSync(0, 'utf8').trim()

function shortestPattern(stitches) {
  const count = stitches.length
  // shortest[start][end]: for the stitches from start to end, without the one at end.
  const shortest = Array.from({ length: count }, () => new Array(count + 1).fill(0))
  for (let start = count - 1; start >= 0; start--) {
    for (let end = start + 1; end <= count; end++) {
      const length = end - start
      let best = length
      for (let cut = start + 1; cut < end; cut++) {
        best = Math.min(best, shortest[start][cut] + shortest[cut][end])
      }
      for (let period = 1; period < length; period++) {
        if (length % period !== 0) continue
        if (stitches.slice(start, end - period) !== stitches.slice(start + period, end)) continue
        best = Math.min(best, String(length / period).length + 2 + shortest[start][start + period])
      }
      shortest[start][end] = best
    }
  }
  return shortest[0][count]
}

console.log(String(shortestPattern(stitches)))
