const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns the largest number of beads that can stay on each thread when both look the same.
function countBeads(s, t) {
  // Write your solution here.
  return 0
}

console.log(countBeads(s, t))
