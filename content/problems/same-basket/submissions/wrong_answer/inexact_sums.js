// Wrong: adds and subtracts fractions, which are rounded, so equal baskets get slightly different sums.
const [n, k, ...pieces] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const numbers = new Map()
for (const kind of pieces) if (!numbers.has(kind)) numbers.set(kind, Math.random())
const baskets = new Map()
let contents = 0
let pairs = 0
for (let i = 0; i < n; i++) {
  contents += numbers.get(pieces[i])
  if (i >= k) contents -= numbers.get(pieces[i - k])
  if (i < k - 1) continue
  const before = baskets.get(contents) ?? 0
  pairs += before
  baskets.set(contents, before + 1)
}
console.log(pairs)
