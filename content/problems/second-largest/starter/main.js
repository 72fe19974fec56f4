const [, ...points] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the second largest different number, or null if all are equal.
function silverPoints(points) {
  // Write your solution here.
  return null
}

const silver = silverPoints(points)
console.log(silver === null ? 'none' : String(silver))
