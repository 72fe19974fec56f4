// Wrong: counts the periods with at most k spices.
const [, wanted, ...days] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

const uses = new Array(30).fill(0)
let [first, spices, found] = [0, 0, 0]
for (const [last, day] of days.entries()) {
  for (let j = 0; j < 30; j++) if ((day >> j) & 1 && uses[j]++ === 0) spices++
  for (; spices > wanted; first++) {
    for (let j = 0; j < 30; j++) if ((days[first] >> j) & 1 && --uses[j] === 0) spices--
  }
  found += last - first + 1
}
console.log(String(found))
