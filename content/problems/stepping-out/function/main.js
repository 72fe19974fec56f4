function leavingMinutes(heights) {
  const count = heights.length
  const left = heights.map((_, dancer) => (dancer + count - 1) % count)
  const right = heights.map((_, dancer) => (dancer + 1) % count)
  const minutes = new Array(count).fill(0)

  const isOverlooked = (dancer) =>
    heights[dancer] < heights[left[dancer]] && heights[dancer] < heights[right[dancer]]

  let asked = new Set(heights.keys())
  for (let minute = 1; asked.size > 0; minute++) {
    const leaving = [...asked].filter(isOverlooked)
    asked = new Set()
    // Neighbours never leave in the same minute, so those who are asked next are still in the ring.
    for (const dancer of leaving) {
      minutes[dancer] = minute
      right[left[dancer]] = right[dancer]
      left[right[dancer]] = left[dancer]
      asked.add(left[dancer]).add(right[dancer])
    }
  }
  return minutes
}
