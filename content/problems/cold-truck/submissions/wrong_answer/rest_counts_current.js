// Wrong: always drives to the side on which more is lost for each kilometre to its next stall.
const w = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number)
const n = w[0],
  s = w[1]
const v = []
for (let i = 0; i < n; i++) v.push([w[2 + 2 * i], w[3 + 2 * i]])
v.sort((a, b) => a[0] - b[0])
const P = [0]
for (const p of v) P.push(P[P.length - 1] + p[1])
const T = P[n]
let l = v.findIndex((p) => p[0] >= s)
if (l < 0) l = n
let r = l
l--
let pos = s,
  loss = 0,
  rest = T
while (rest > 0) {
  let gl = l >= 0 ? P[l + 1] / (pos - v[l][0] || 1e-9) : -1,
    gr = r < n ? (T - P[r]) / (v[r][0] - pos || 1e-9) : -1
  const k = gl > gr ? l-- : r++
  loss += Math.abs(v[k][0] - pos) * rest
  pos = v[k][0]
  rest -= v[k][1]
}
console.log(loss)
