const [, ...times] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the periods in the order of time. A shift and a period are {begin, end}.
function merge(shifts) {
  // Write your solution here.
  return shifts
}

const shifts = []
for (let i = 0; i < times.length; i += 2) shifts.push({ begin: times[i], end: times[i + 1] })
const periods = merge(shifts)
console.log([periods.length, ...periods.map(({ begin, end }) => `${begin} ${end}`)].join('\n'))
