const [, ...temperatures] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns for each day how many days later it is warmer, or 0.
function daysUntilWarmer(temperatures) {
  // Write your solution here.
  return temperatures.map(() => 0)
}

console.log(daysUntilWarmer(temperatures).join(' '))
