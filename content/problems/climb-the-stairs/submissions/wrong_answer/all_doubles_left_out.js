// Wrong: ends the loop one too early, so the way that has only strides of two is not counted.
const steps = Number(require('fs').readFileSync(0, 'utf8'))

// number of ways to choose k things out of n
function choose(n, k) {
  let result = 1
  for (let i = 1; i <= k; i++) {
    result = (result * (n - k + i)) / i
  }
  return result
}

// Returns the number of ways to climb so many steps.
function countWays(steps) {
  let ways = 0
  for (let doubles = 0; 2 * doubles < steps; doubles++) {
    const singles = steps - 2 * doubles
    ways += choose(singles + doubles, doubles)
  }
  return ways
}

console.log(countWays(steps))
