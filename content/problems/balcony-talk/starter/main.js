const [n, ...heights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns how many pairs of owners can talk to each other.
function countPairs(heights) {
  // Write your solution here.
  return 0
}

console.log(countPairs(heights))
