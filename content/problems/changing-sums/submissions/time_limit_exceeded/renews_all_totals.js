// Right but too slow: keeps the totals of all beginnings, and renews those behind the account at each change.
const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const n = Number(head.split(' ')[0])
const totals = new Array(n + 1).fill(0)
const out = []
for (const line of lines) {
  const [kind, ...words] = line.split(' ')
  const [a, b] = words.map(Number)
  if (kind === 'sum') out.push(totals[b] - totals[a - 1])
  else for (let i = a; i <= n; i++) totals[i] += b
}
console.log(out.join('\n'))
