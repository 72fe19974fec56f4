// Wrong: always opens the fullest hive that is still allowed.
const [, ...hives] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const order = hives.map((_, i) => i).sort((i, j) => hives[j] - hives[i])
const opened = new Set()
let honey = 0
for (const i of order) {
  if (opened.has(i - 1) || opened.has(i + 1)) continue
  opened.add(i)
  honey += hives[i]
}
console.log(honey)
