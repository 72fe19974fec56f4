// Wrong: says that a number is prime as soon as one divisor does not fit, so every odd number is.
const [, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function isPrime(number) {
  if (number < 2) return false
  for (let divisor = 2; divisor < number; divisor++) {
    if (number % divisor === 0) return false
    else return true
  }
  return true
}

for (const number of numbers) console.log(isPrime(number) ? 'yes' : 'no')
