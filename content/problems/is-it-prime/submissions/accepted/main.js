const [, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function isPrime(number) {
  if (number < 2) return false
  // Divisors come in pairs, and the smaller one of a pair is at most the square root.
  for (let divisor = 2; divisor * divisor <= number; divisor++) {
    if (number % divisor === 0) return false
  }
  return true
}

console.log(numbers.map((number) => (isPrime(number) ? 'yes' : 'no')).join('\n'))
