const [n, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function answer(profits, requests) {
  // totals[i] is the sum of the first i days.
  const totals = [0]
  for (const profit of profits) totals.push(totals.at(-1) + profit)
  return requests.map(({ first, last }) => totals[last] - totals[first - 1])
}

const requests = []
for (let i = n; i < numbers.length; i += 2) requests.push({ first: numbers[i], last: numbers[i + 1] })
console.log(answer(numbers.slice(0, n), requests).join('\n'))
