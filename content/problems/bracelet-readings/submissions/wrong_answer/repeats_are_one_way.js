// Wrong: takes one start for each direction, although a bracelet that repeats itself has several.
const ring = require('fs').readFileSync(0, 'utf8').trim()

function firstReading(ring) {
  const count = ring.length
  const twice = ring + ring
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
  return twice.slice(start, start + count)
}

const forwards = firstReading(ring)
const backwards = firstReading([...ring].reverse().join(''))
console.log(`${forwards < backwards ? forwards : backwards} ${forwards === backwards ? 2 : 1}`)
