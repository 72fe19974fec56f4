// Returns the smallest number of coins that are worth `total` together, or -1.
function fewestCoins(total, coins) {
  const fewest = new Array(total + 1).fill(Infinity)
  fewest[0] = 0
  for (const coin of coins) {
    for (let paid = coin; paid <= total; paid++) {
      fewest[paid] = Math.min(fewest[paid], fewest[paid - coin] + 1)
    }
  }
  return fewest[total] < Infinity ? fewest[total] : -1
}
