// Wrong: a show may use all switches up to r, and the first one, l, is forgotten.
const [n, q, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const switches = numbers.slice(0, n)
const pictures = []
const kept = new Array(30).fill(0)
for (let one of switches) {
  for (let lamp = 29; lamp >= 0 && one > 0; lamp--) {
    if (!((one >> lamp) & 1)) continue
    if (kept[lamp] === 0) {
      kept[lamp] = one
      break
    }
    one ^= kept[lamp]
  }
  let largest = 0
  let count = 1
  for (let lamp = 29; lamp >= 0; lamp--) {
    if (kept[lamp] === 0) continue
    largest = Math.max(largest, largest ^ kept[lamp])
    count *= 2
  }
  pictures.push(`${largest} ${count}`)
}
const lines = []
for (let show = 0; show < q; show++) lines.push(pictures[numbers[n + 2 * show + 1] - 1])
console.log(lines.join('\n'))
