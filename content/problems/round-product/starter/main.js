const [a, b, base] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the number of zeros at the end of a * (a + 1) * ... * b, written in the base.
// All three numbers are exact: integers up to 9 * 10^15 are.
function countZeros(a, b, base) {
  // Write your solution here.
  return 0
}

console.log(String(countZeros(a, b, base)))
