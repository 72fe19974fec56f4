// Returns the sums of all subsets, from small to large.
function sumsOf(weights) {
  let sums = [0]
  for (const weight of weights) sums = sums.concat(sums.map((total) => total + weight))
  return sums.sort((a, b) => a - b)
}

// Returns the largest sum of a subset of the weights that is not more than `most`.
function largestSum(most, weights) {
  const middle = Math.floor(weights.length / 2)
  const sums = sumsOf(weights.slice(0, middle))
  const partners = sumsOf(weights.slice(middle))
  // The larger the sum, the smaller its best partner: this place moves only to the left.
  let place = partners.length - 1
  let best = 0
  for (const total of sums) {
    while (place >= 0 && total + partners[place] > most) place--
    if (place >= 0) best = Math.max(best, total + partners[place])
  }
  return best
}
