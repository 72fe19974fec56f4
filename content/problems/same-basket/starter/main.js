const [, size, ...pieces] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns how many pairs of baskets with `size` neighbouring pieces are the same.
function samePairs(pieces, size) {
  // Write your solution here.
  return 0
}

console.log(String(samePairs(pieces, size)))
