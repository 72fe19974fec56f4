const [, , ...rows] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns after how many minutes all trees are burning, or null if some tree never burns.
function minutesUntilAllBurn(rows) {
  // Write your solution here.
  return null
}

console.log(minutesUntilAllBurn(rows) ?? 'never')
