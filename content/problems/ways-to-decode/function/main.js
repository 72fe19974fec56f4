const MODULUS = 1_000_000_007

// Returns the number of ways to decode the digits, modulo 1,000,000,007.
function countWays(digits) {
  // The ways for the beginning that ends before the last digit read, and for the one that ends with it.
  let before = 0
  let ways = 1
  for (let i = 0; i < digits.length; i++) {
    let total = 0
    if (digits[i] !== '0') total += ways
    const pair = Number(digits.slice(i - 1, i + 1))
    if (i > 0 && pair >= 10 && pair <= 26) total += before
    before = ways
    ways = total % MODULUS
  }
  return ways
}
