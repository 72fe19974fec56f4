const [, total, ...coins] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the smallest number of coins that are worth `total` together, or -1.
function fewestCoins(total, coins) {
  // Write your solution here.
  return -1
}

console.log(fewestCoins(total, coins))
