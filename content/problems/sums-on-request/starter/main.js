const [n, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the sum for each request {first, last}; days are counted from 1.
function answer(profits, requests) {
  // Write your solution here.
  return requests.map(() => 0)
}

const requests = []
for (let i = n; i < numbers.length; i += 2) requests.push({ first: numbers[i], last: numbers[i + 1] })
console.log(answer(numbers.slice(0, n), requests).join('\n'))
