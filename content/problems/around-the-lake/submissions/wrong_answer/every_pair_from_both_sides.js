// Wrong: looks ahead and back from every bench, counts each pair twice and forgets to halve.
const [n, L, k, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
numbers.sort((a, b) => a - b)
const ring = [...numbers.map((x) => x - L), ...numbers, ...numbers.map((x) => x + L)]
let low = 0
let high = Math.floor(L / 2)
while (low < high) {
  const middle = Math.floor((low + high) / 2)
  let count = 0
  let first = 0
  let after = 0
  for (let i = n; i < 2 * n; i++) {
    while (ring[i] - ring[first] > middle) first++
    while (ring[after] - ring[i] <= middle) after++
    count += after - first - 1
  }
  if (count >= k) high = middle
  else low = middle + 1
}
console.log(String(low))
