const n = Number(require('fs').readFileSync(0, 'utf8'))

// Returns the sum of the digits of n.
function digitSum(n) {
  // Write your solution here.
  return 0
}

console.log(digitSum(n))
