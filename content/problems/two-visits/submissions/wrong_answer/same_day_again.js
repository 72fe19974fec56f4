// Wrong: adds the last day of a stay even if it is chosen already.
const [, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const stays = []
for (let i = 0; i < numbers.length; i += 2) stays.push(numbers.slice(i, i + 2))
stays.sort((a, b) => a[1] - b[1])
let days = 0
let earlier = 0
let later = 0
for (const [arrival, leaving] of stays) {
  if (earlier >= arrival) continue
  if (later >= arrival) {
    days++
    earlier = later
  } else {
    days += 2
    earlier = leaving - 1
  }
  later = leaving
}
console.log(String(days))
