const ring = require('fs').readFileSync(0, 'utf8').trim()

// Returns the first reading in dictionary order, and the number of ways to get it.
function firstReading(ring) {
  // Write your solution here.
  return [ring, 1]
}

console.log(firstReading(ring).join(' '))
