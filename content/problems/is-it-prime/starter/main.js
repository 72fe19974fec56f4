const [, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns whether the number is prime.
function isPrime(number) {
  // Write your solution here.
  return false
}

console.log(numbers.map((number) => (isPrime(number) ? 'yes' : 'no')).join('\n'))
