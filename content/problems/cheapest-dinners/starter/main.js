const [n, m, k, r, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns {dearest, total}: the price of the dearest of the cheapest dinners, and their total price.
// refused is an array of pairs [starter, main course], both counted from 0.
function cheapestDinners(count, starters, mains, refused) {
  // Write your solution here.
  return { dearest: 0, total: 0 }
}

const refused = []
for (let i = n + m; i < n + m + 2 * r; i += 2) refused.push([numbers[i] - 1, numbers[i + 1] - 1])
const { dearest, total } = cheapestDinners(k, numbers.slice(0, n), numbers.slice(n, n + m), refused)
console.log(`${dearest} ${total}`)
