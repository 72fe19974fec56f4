const n = Number(require('fs').readFileSync(0, 'utf8'))

// Returns the product of the numbers from 1 to n, as a BigInt or as a number.
function factorial(n) {
  // The n makes this a BigInt, which holds whole numbers of any size.
  let product = 1n
  for (let number = 1; number <= n; number++) {
    product *= BigInt(number)
  }
  return product
}

console.log(String(factorial(n)))
