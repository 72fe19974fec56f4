// How many trips carry all boxes if a load weighs at most `most`, which no box exceeds.
function tripsWith(weights, most) {
  let trips = 1
  let load = 0
  for (const weight of weights) {
    load += weight
    if (load > most) {
      trips++
      load = weight
    }
  }
  return trips
}

function smallestLargestLoad(weights, trips) {
  let low = weights.reduce((a, b) => Math.max(a, b))
  let high = weights.reduce((a, b) => a + b)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (tripsWith(weights, middle) <= trips) high = middle
    else low = middle + 1
  }
  return low
}
