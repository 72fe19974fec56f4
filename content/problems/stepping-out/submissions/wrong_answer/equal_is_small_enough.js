// Wrong: a dancer who is as tall as the neighbour on the right steps out, too.
const [, ...heights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const count = heights.length
const left = heights.map((_, i) => (i + count - 1) % count)
const right = heights.map((_, i) => (i + 1) % count)
const minutes = new Array(count).fill(0)
let asked = new Set(heights.keys())
for (let minute = 1; asked.size > 0; minute++) {
  const leaving = [...asked].filter((i) => heights[i] < heights[left[i]] && heights[i] <= heights[right[i]])
  asked = new Set()
  for (const i of leaving) {
    minutes[i] = minute
    right[left[i]] = right[i]
    left[right[i]] = left[i]
    asked.add(left[i]).add(right[i])
  }
}
console.log(minutes.join(' '))
