const [, ...cards] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the number of different hands of three cards that add up to 0.
function countHands(cards) {
  // Write your solution here.
  return 0
}

console.log(countHands(cards))
