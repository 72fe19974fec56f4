const [, day, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the smallest number of volunteers, or -1. A shift is {begin, length}.
function fewestVolunteers(day, shifts) {
  // Write your solution here.
  return -1
}

const shifts = []
for (let i = 0; i < numbers.length; i += 2) shifts.push({ begin: numbers[i], length: numbers[i + 1] })
console.log(String(fewestVolunteers(day, shifts)))
