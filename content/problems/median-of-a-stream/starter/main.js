const [, ...readings] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns for each reading the median of all readings up to it.
function runningMedians(readings) {
  // Write your solution here.
  return readings.map(() => 0)
}

console.log(runningMedians(readings).join(' '))
