const steps = Number(require('fs').readFileSync(0, 'utf8'))

// Returns the number of ways to climb so many steps.
function countWays(steps) {
  // Write your solution here.
  return 0
}

console.log(countWays(steps))
