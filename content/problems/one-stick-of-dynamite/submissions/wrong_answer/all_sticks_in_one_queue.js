// Wrong: searches from all sticks at once with a plain queue, although they are reached after different numbers of moves.
const L = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const [r, c] = L[0].split(' ').map(Number)
const g = L.slice(1)
const find = (ch) => {
  const o = []
  for (let i = 0; i < r; i++) for (let j = 0; j < c; j++) if (g[i][j] === ch) o.push(i * c + j)
  return o
}
const bfs = (src) => {
  const d = new Int32Array(r * c).fill(-1)
  const q = [src]
  d[src] = 0
  for (let h = 0; h < q.length; h++) {
    const v = q[h],
      i = (v / c) | 0,
      j = v % c
    for (const [a, b] of [
      [i + 1, j],
      [i - 1, j],
      [i, j + 1],
      [i, j - 1],
    ])
      if (a >= 0 && b >= 0 && a < r && b < c && g[a][b] !== '#' && d[a * c + b] < 0) {
        d[a * c + b] = d[v] + 1
        q.push(a * c + b)
      }
  }
  return d
}
const S = find('S')[0],
  E = find('E')[0]
const ds = bfs(S),
  de = bfs(E)
let best = ds[E] < 0 ? Infinity : ds[E]
const D = new Int32Array(r * c).fill(1 << 29)
let q = find('d')
  .filter((v) => ds[v] >= 0)
  .sort((a, b) => ds[a] - ds[b])
for (const v of q) D[v] = ds[v]
for (let h = 0; h < q.length; h++) {
  const v = q[h],
    i = (v / c) | 0,
    j = v % c
  for (const [a, b] of [
    [i + 1, j],
    [i - 1, j],
    [i, j + 1],
    [i, j - 1],
  ])
    if (a >= 0 && b >= 0 && a < r && b < c && g[a][b] !== '#' && D[a * c + b] === 1 << 29) {
      D[a * c + b] = D[v] + 1
      q.push(a * c + b)
    }
}
for (let i = 0; i < r; i++)
  for (let j = 0; j < c; j++)
    if (g[i][j] === '#') {
      let x = 1 << 29,
        y = 1 << 29
      for (const [a, b] of [
        [i + 1, j],
        [i - 1, j],
        [i, j + 1],
        [i, j - 1],
      ])
        if (a >= 0 && b >= 0 && a < r && b < c) {
          x = Math.min(x, D[a * c + b])
          if (de[a * c + b] >= 0) y = Math.min(y, de[a * c + b])
        }
      best = Math.min(best, x + y + 2)
    }
console.log(best >= 1 << 29 ? 'trapped' : best)
