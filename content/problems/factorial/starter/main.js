const n = Number(require('fs').readFileSync(0, 'utf8'))

// Returns the product of the numbers from 1 to n, as a BigInt or as a number.
function factorial(n) {
  // Write your solution here.
  return 0
}

console.log(String(factorial(n)))
