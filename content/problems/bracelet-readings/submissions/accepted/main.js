const ring = require('fs').readFileSync(0, 'utf8').trim()

// Returns the first of all readings in one direction, and how many beads it can begin with.
function firstReading(letters) {
  const count = letters.length
  const twice = [...letters, ...letters]
  let i = 0
  let j = 1
  let equal = 0
  while (i < count && j < count && equal < count) {
    if (twice[i + equal] === twice[j + equal]) {
      equal++
      continue
    }
    if (twice[i + equal] > twice[j + equal]) i += equal + 1
    else j += equal + 1
    if (i === j) j++
    equal = 0
  }
  const start = Math.min(i, j)
  const ways = equal === count ? count / Math.abs(i - j) : 1
  return [twice.slice(start, start + count).join(''), ways]
}

function firstInBothDirections(ring) {
  const [forwards, ways] = firstReading([...ring])
  const [backwards, waysBack] = firstReading([...ring].reverse())
  if (forwards === backwards) return [forwards, ways + waysBack]
  return forwards < backwards ? [forwards, ways] : [backwards, waysBack]
}

console.log(firstInBothDirections(ring).join(' '))
