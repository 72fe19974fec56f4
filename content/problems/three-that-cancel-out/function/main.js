function countHands(cards) {
  const sorted = cards.toSorted((a, b) => a - b)
  let hands = 0
  for (let first = 0; first < sorted.length && sorted[first] <= 0; first++) {
    // Every hand with an equal smallest card was found before.
    if (first > 0 && sorted[first] === sorted[first - 1]) continue
    let left = first + 1
    let right = sorted.length - 1
    while (left < right) {
      const total = sorted[first] + sorted[left] + sorted[right]
      if (total < 0) {
        left++
      } else if (total > 0) {
        right--
      } else {
        hands++
        left++
        right--
        while (left < right && sorted[left] === sorted[left - 1]) left++
      }
    }
  }
  return hands
}
