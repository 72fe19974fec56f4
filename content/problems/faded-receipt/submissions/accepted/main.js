const [digits, total] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns {count, first}: the number of right readings, and the first one, or null if there are none.
function rightReadings(digits, total) {
  let count = 0
  let first = null

  // Reads the number at `start` in all ways; `before` is what is read already, its last sign included.
  function readOn(start, sign, before, soFar) {
    // A number does not begin with a zero, unless it is zero.
    const longest = digits[start] === '0' ? start + 1 : digits.length
    for (let end = longest; end > start; end--) {
      const number = digits.slice(start, end)
      const now = soFar + sign * Number(number)
      if (end === digits.length) {
        if (now !== total) continue
        count++
        first ??= before + number
      } else if (Math.abs(total - now) <= Number(digits.slice(end))) {
        readOn(end, 1, `${before}${number}+`, now)
        readOn(end, -1, `${before}${number}-`, now)
      }
    }
  }

  readOn(0, 1, '', 0)
  return { count, first }
}

const { count, first } = rightReadings(digits, Number(total))
console.log(String(count))
if (first !== null) console.log(first)
