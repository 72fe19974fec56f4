const [n, ...pulls] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns {left, difference}: how many pendants the left piece holds, and the difference of the two pulls.
function fairestCut(pulls) {
  // Write your solution here.
  return { left: 0, difference: 0 }
}

const { left, difference } = fairestCut(pulls)
console.log(left, difference)
