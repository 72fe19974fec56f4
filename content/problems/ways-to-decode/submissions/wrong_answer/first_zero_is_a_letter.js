// Wrong: counts one way for the first digit even if it is 0, which is no letter.
const digits = require('fs').readFileSync(0, 'utf8').trim()

const MOD = 1000000007

// Returns the number of ways to decode the digits, modulo 1,000,000,007.
function countWays(digits) {
  const n = digits.length
  const dp = new Array(n + 1).fill(0)
  dp[0] = 1
  dp[1] = 1
  for (let i = 2; i <= n; i++) {
    const one = digits[i - 1]
    const two = Number(digits[i - 2] + digits[i - 1])
    if (one !== '0') {
      dp[i] += dp[i - 1]
    }
    if (two >= 10 && two <= 26) {
      dp[i] += dp[i - 2]
    }
    dp[i] %= MOD
  }
  return dp[n]
}

console.log(countWays(digits))
