const n = Number(require('fs').readFileSync(0, 'utf8'))

// Returns the sum of the digits of n.
function digitSum(n) {
  let total = 0
  // Goes on until no digit is left.
  while (n > 0) {
    // The remainder is the last digit.
    total += n % 10
    // Dividing takes the last digit away, and Math.floor drops what stands behind the point.
    n = Math.floor(n / 10)
  }
  return total
}

console.log(digitSum(n))
