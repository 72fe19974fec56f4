// Wrong: a house also talks to the next higher one behind those of its own height.
const [n, ...heights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

let pairs = 0
const stack = []
for (const height of heights) {
  while (stack.length > 0 && stack.at(-1).height < height) pairs += stack.pop().houses
  const top = stack.at(-1)
  if (top === undefined) {
    stack.push({ height, houses: 1 })
  } else if (top.height === height) {
    pairs += top.houses
    top.houses++
  } else {
    pairs++
    stack.push({ height, houses: 1 })
  }
}
console.log(pairs)
