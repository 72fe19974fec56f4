// Wrong: never ends the banners that reach the end of the wall.
const [, ...heights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const stack = []
let largest = 0
heights.forEach((height, place) => {
  let start = place
  while (stack.length > 0 && stack.at(-1).height > height) {
    const ended = stack.pop()
    start = ended.start
    largest = Math.max(largest, ended.height * (place - start))
  }
  stack.push({ start, height })
})
console.log(largest)
