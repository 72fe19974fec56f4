const [, ...heights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns for each dancer the minute of stepping out, or 0 for one who stays.
function leavingMinutes(heights) {
  // Write your solution here.
  return heights.map(() => 0)
}

console.log(leavingMinutes(heights).join(' '))
