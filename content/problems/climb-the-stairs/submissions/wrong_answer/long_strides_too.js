// Wrong: lets Lea take three steps at a time as well.
function countWays(steps) {
  if (steps < 0) return 0
  if (steps === 0) return 1
  return countWays(steps - 1) + countWays(steps - 2) + countWays(steps - 3)
}

console.log(countWays(Number(require('fs').readFileSync(0, 'utf8'))))
