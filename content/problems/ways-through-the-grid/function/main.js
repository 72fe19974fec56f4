const MODULUS = 1_000_000_007

// Returns the number of ways, modulo MODULUS, from the first square to the last; garden is an array of rows.
function countWays(garden) {
  const columns = garden[0].length
  // ways[j]: the ways to column j of the row above and, once it has been passed, of the row itself.
  const ways = new Array(columns).fill(0)
  ways[0] = 1
  for (const row of garden) {
    for (let j = 0; j < columns; j++) {
      if (row[j] === '#') ways[j] = 0
      else if (j > 0) ways[j] = (ways[j] + ways[j - 1]) % MODULUS
    }
  }
  return ways[columns - 1]
}
