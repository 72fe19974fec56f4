const [n, ...heights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function countPairs(heights) {
  let pairs = 0
  const openView = [] // {height, houses}, heights strictly falling from bottom to top
  for (const height of heights) {
    while (openView.length > 0 && openView.at(-1).height < height) pairs += openView.pop().houses
    const top = openView.at(-1)
    if (top?.height === height) {
      pairs += top.houses
      top.houses++
    } else {
      openView.push({ height, houses: 1 })
    }
    // One higher house below in the stack; it hides all that are further away.
    if (openView.length > 1) pairs++
  }
  return pairs
}

console.log(countPairs(heights))
