const [n, m, k, r, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Searches for the price of the dearest dinner by halving, which needs no heap.
function cheapestDinners(count, starters, mains, refused) {
  const rising = starters.toSorted((a, b) => a - b)
  const falling = mains.toSorted((a, b) => b - a)
  const sums = [0]
  for (const price of falling.toReversed()) sums.push(sums.at(-1) + price)
  const refusedPrices = refused.map(([starter, main]) => starters[starter] + mains[main])

  // How many dinners cost at most `limit`, and how much they cost together.
  function servedUpTo(limit) {
    let dinners = 0
    let total = 0
    let tooDear = 0
    for (const price of rising) {
      while (tooDear < falling.length && price + falling[tooDear] > limit) tooDear++
      const fitting = falling.length - tooDear
      dinners += fitting
      total += fitting * price + sums[fitting]
    }
    for (const price of refusedPrices) {
      if (price > limit) continue
      dinners--
      total -= price
    }
    return { dinners, total }
  }

  let tooLittle = 0
  let enough = rising.at(-1) + falling[0]
  while (enough - tooLittle > 1) {
    const limit = Math.floor((tooLittle + enough) / 2)
    if (servedUpTo(limit).dinners >= count) enough = limit
    else tooLittle = limit
  }
  const cheaper = servedUpTo(tooLittle)
  return { dearest: enough, total: cheaper.total + (count - cheaper.dinners) * enough }
}

const refused = []
for (let i = n + m; i < n + m + 2 * r; i += 2) refused.push([numbers[i] - 1, numbers[i + 1] - 1])
const { dearest, total } = cheapestDinners(k, numbers.slice(0, n), numbers.slice(n, n + m), refused)
console.log(`${dearest} ${total}`)
