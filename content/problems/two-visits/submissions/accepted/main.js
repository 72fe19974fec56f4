const [, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the smallest number of days on which the doctor has to come.
function countDays(stays) {
  let days = 0
  // The last two days that are chosen.
  let earlier = 0
  let later = 0
  for (const { arrival, leaving } of stays.toSorted((a, b) => a.leaving - b.leaving)) {
    if (earlier >= arrival) continue
    if (later < arrival) {
      days += 2
      earlier = leaving - 1
      later = leaving
    } else if (later < leaving) {
      days++
      earlier = later
      later = leaving
    } else {
      days++
      earlier = leaving - 1
    }
  }
  return days
}

const stays = []
for (let i = 0; i < numbers.length; i += 2) stays.push({ arrival: numbers[i], leaving: numbers[i + 1] })
console.log(String(countDays(stays)))
