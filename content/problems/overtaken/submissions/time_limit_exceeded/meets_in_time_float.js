// Right but too slow: asks for each pair whether and when the two meet.
const w = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number)
const n = w[0],
  T = w[1]
const c = []
for (let i = 0; i < n; i++) c.push([w[2 + 2 * i], w[3 + 2 * i]])
c.sort((a, b) => a[0] - b[0] || a[1] - b[1])
let k = 0
for (let i = 0; i < n; i++)
  for (let j = i + 1; j < n; j++)
    if (c[i][1] > c[j][1] && (c[j][0] - c[i][0]) / (c[i][1] - c[j][1]) < T && c[j][0] > c[i][0]) k++
console.log(k)
