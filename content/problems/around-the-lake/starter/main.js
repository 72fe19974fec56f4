const [, L, k, ...benches] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the distance of the pair at this place, counted from 1.
// The path is `around` metres long.
function findDistance(around, place, benches) {
  // Write your solution here.
  return 0
}

console.log(String(findDistance(L, k, benches)))
