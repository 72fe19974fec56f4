const [digits, total] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns {count, first}: the number of right readings, and the first one as text, or null if there are none.
function rightReadings(digits, total) {
  // Write your solution here.
  return { count: 0, first: null }
}

const { count, first } = rightReadings(digits, Number(total))
console.log(String(count))
if (first !== null) console.log(first)
