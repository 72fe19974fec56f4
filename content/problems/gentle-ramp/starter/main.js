const [, d, ...heights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the smallest number of coins for a ramp that rises by at most `step` from stone to stone.
function findCost(step, heights) {
  // Write your solution here.
  return 0
}

console.log(String(findCost(d, heights)))
