const [n, k] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)

// Returns the sum of the numbers from 1 to n that are divisible by k.
function sumOfMultiples(n, k) {
  // Write your solution here.
  return 0
}

console.log(sumOfMultiples(n, k))
