const [, ...walls] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns how many cubic metres of water stand on the blocks.
function trappedRain(walls) {
  // Write your solution here.
  return 0
}

console.log(trappedRain(walls))
