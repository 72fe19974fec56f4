const [, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the smallest number of days on which the doctor has to come.
// A stay is {arrival, leaving}: its first and its last day.
function countDays(stays) {
  // Write your solution here.
  return 0
}

const stays = []
for (let i = 0; i < numbers.length; i += 2) stays.push({ arrival: numbers[i], leaving: numbers[i + 1] })
console.log(String(countDays(stays)))
