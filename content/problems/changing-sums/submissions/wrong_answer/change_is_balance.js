// Wrong: takes the change for the new balance of the account.
const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const n = Number(head.split(' ')[0])
const balances = new Array(n + 1).fill(0)
const tree = new Array(n + 1).fill(0)
const upTo = (i) => {
  let total = 0
  for (; i > 0; i -= i & -i) total += tree[i]
  return total
}
const out = []
for (const line of lines) {
  const [kind, ...words] = line.split(' ')
  const [a, b] = words.map(Number)
  if (kind === 'sum') {
    out.push(upTo(b) - upTo(a - 1))
  } else {
    for (let i = a; i <= n; i += i & -i) tree[i] += b - balances[a]
    balances[a] = b
  }
}
console.log(out.join('\n'))
