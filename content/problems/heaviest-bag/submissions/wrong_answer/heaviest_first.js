// Wrong: takes the heaviest stones first, as long as they fit.
const [n, room, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const stones = Array.from({ length: n }, (_, i) => numbers.slice(2 * i, 2 * i + 2)).sort((a, b) => b[1] - a[1])
let left = room
let total = 0
for (const [volume, weight] of stones) {
  if (volume > left) continue
  left -= volume
  total += weight
}
console.log(total)
