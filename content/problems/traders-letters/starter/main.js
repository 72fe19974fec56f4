const [base, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns in how many ways the letters can be read so that first + second = total.
function countReadings(base, first, second, total) {
  // Write your solution here.
  return 0
}

console.log(String(countReadings(Number(base), ...words)))
