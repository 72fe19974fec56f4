function largestBanner(heights) {
  // Banners that may still grow; their heights never fall from bottom to top.
  const stack = []
  let largest = 0
  // The tower of height 0 ends all banners that are left.
  const towers = [...heights, 0]
  towers.forEach((height, place) => {
    let start = place
    while (stack.length > 0 && stack.at(-1).height > height) {
      const ended = stack.pop()
      start = ended.start
      largest = Math.max(largest, ended.height * (place - start))
    }
    stack.push({ start, height })
  })
  return largest
}
