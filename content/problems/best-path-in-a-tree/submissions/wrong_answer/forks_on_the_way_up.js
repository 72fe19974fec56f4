// Wrong: hands both sides on to the hut above, so that the walk has forks.
const [n, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const up = [-1, ...words.slice(n).map((hut) => hut - 1)]
const below = up.map(() => [])
for (let hut = 1; hut < n; hut++) below[up[hut]].push(hut)
const order = [0]
for (const hut of order) order.push(...below[hut])
const sums = words.slice(0, n)
let best = -Infinity
for (const hut of order.reverse()) {
  const sides = below[hut].map((next) => sums[next]).sort((a, b) => b - a)
  sums[hut] += Math.max(0, sides[0] ?? 0) + Math.max(0, sides[1] ?? 0)
  best = Math.max(best, sums[hut])
}
console.log(best)
