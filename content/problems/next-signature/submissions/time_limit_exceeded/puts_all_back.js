// Right but too slow: takes all bosses that can no longer sign off a stack, and puts them back when it returns.
const d = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number)
const n = d[0]
const ch = Array.from({ length: n + 1 }, () => [])
let r = 0
for (let i = 1; i <= n; i++) {
  if (d[i]) ch[d[i]].push(i)
  else r = i
}
let un = 0,
  tot = 0
const path = []
const lv = []
function go(v, depth) {
  const c = d[n + v]
  let lo = path.length
  const saved = []
  while (path.length && path[path.length - 1][0] >= c) saved.push(path.pop())
  if (path.length) tot += depth - path[path.length - 1][1]
  else un++
  path.push([c, depth])
  for (const u of ch[v]) go(u, depth + 1)
  path.pop()
  while (saved.length) path.push(saved.pop())
}
go(r, 0)
console.log(un, tot)
