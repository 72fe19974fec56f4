// Wrong: sorts the sums without a comparison, so JavaScript sorts them as text, and the binary search goes astray.
const [n, most, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function sumsOf(weights) {
  let sums = [0]
  for (const weight of weights) sums = sums.concat(sums.map((total) => total + weight))
  return sums.sort()
}

const partners = sumsOf(weights.slice(n >> 1))
let best = 0
for (const total of sumsOf(weights.slice(0, n >> 1))) {
  let low = 0
  let high = partners.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (total + partners[middle] <= most) low = middle + 1
    else high = middle
  }
  if (low > 0) best = Math.max(best, total + partners[low - 1])
}
console.log(best)
