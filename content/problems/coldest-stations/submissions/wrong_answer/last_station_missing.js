// Wrong: asks for the stations from l to before r, so station r itself is missing.
const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const n = Number(head.split(' ')[0])
const tree = new Array(2 * n).fill([0, 1])
const joined = (a, b) => (a[0] === b[0] ? [a[0], a[1] + b[1]] : a[0] < b[0] ? a : b)
for (let i = n - 1; i > 0; i--) tree[i] = joined(tree[2 * i], tree[2 * i + 1])
const out = []
for (const line of lines) {
  const [kind, ...words] = line.split(' ')
  const [a, b] = words.map(Number)
  if (kind === 'set') {
    tree[n + a - 1] = [b, 1]
    for (let i = (n + a - 1) >> 1; i > 0; i >>= 1) tree[i] = joined(tree[2 * i], tree[2 * i + 1])
  } else {
    let low = a === b ? tree[n + a - 1] : [Infinity, 0]
    for (let l = n + a - 1, r = n + b - 1; l < r; l >>= 1, r >>= 1) {
      if (l % 2 === 1) low = joined(low, tree[l++])
      if (r % 2 === 1) low = joined(low, tree[--r])
    }
    out.push(low.join(' '))
  }
}
console.log(out.join('\n'))
