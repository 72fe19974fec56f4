const [, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns how many primes there are from the first to the last number of each request {first, last}.
function countPrimes(requests) {
  // Write your solution here.
  return requests.map(() => 0)
}

const requests = []
for (let i = 0; i < numbers.length; i += 2) requests.push({ first: numbers[i], last: numbers[i + 1] })
console.log(countPrimes(requests).join('\n'))
