const [, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function findComposites(largest) {
  const composite = new Uint8Array(largest + 1)
  for (let i = 2; i * i <= largest; i++) {
    if (composite[i]) continue
    // Smaller multiples of i have a smaller divisor, which has crossed them out.
    for (let multiple = i * i; multiple <= largest; multiple += i) composite[multiple] = 1
  }
  return composite
}

function countPrimes(requests) {
  const largest = requests.reduce((most, { last }) => Math.max(most, last), 1)
  const composite = findComposites(largest)

  // upTo[i] is the number of primes that are at most i.
  const upTo = new Int32Array(largest + 1)
  for (let i = 2; i <= largest; i++) upTo[i] = upTo[i - 1] + (composite[i] ? 0 : 1)

  return requests.map(({ first, last }) => upTo[last] - upTo[first - 1])
}

const requests = []
for (let i = 0; i < numbers.length; i += 2) requests.push({ first: numbers[i], last: numbers[i + 1] })
console.log(countPrimes(requests).join('\n'))
