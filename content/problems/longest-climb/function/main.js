// Returns how many of the numbers, which rise, are lower than the limit.
function countLower(rising, limit) {
  let low = 0
  let high = rising.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (rising[middle] < limit) low = middle + 1
    else high = middle
  }
  return low
}

// Returns the largest number of peaks, from left to right, of which each is higher than the one before.
function longestClimb(peaks) {
  // lowestEnd[k]: the lowest last peak of a climb with k + 1 peaks. These heights rise.
  const lowestEnd = []
  for (const peak of peaks) lowestEnd[countLower(lowestEnd, peak)] = peak
  return lowestEnd.length
}
