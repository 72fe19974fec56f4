const [a, b, base] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns pairs of a prime and how often it divides the number.
function primeFactors(number) {
  const factors = []
  for (let divisor = 2; divisor * divisor <= number; divisor++) {
    let exponent = 0
    for (; number % divisor === 0; number /= divisor) exponent++
    if (exponent > 0) factors.push([divisor, exponent])
  }
  if (number > 1) factors.push([number, 1])
  return factors
}

// Returns how often the prime divides n!.
function exponentInFactorial(prime, n) {
  let exponent = 0
  while (n > 0) {
    n = Math.floor(n / prime)
    exponent += n
  }
  return exponent
}

function countZeros(a, b, base) {
  const zeros = primeFactors(base).map(([prime, exponent]) => {
    const inProduct = exponentInFactorial(prime, b) - exponentInFactorial(prime, a - 1)
    return Math.floor(inProduct / exponent)
  })
  return Math.min(...zeros)
}

console.log(String(countZeros(a, b, base)))
