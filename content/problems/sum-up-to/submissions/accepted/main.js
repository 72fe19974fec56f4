const [n, k] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)

// Returns the sum of the numbers from 1 to n that are divisible by k.
function sumOfMultiples(n, k) {
  let total = 0
  for (let number = 1; number <= n; number++) {
    // Divisible means that nothing remains.
    if (number % k === 0) {
      total += number
    }
  }
  return total
}

console.log(sumOfMultiples(n, k))
