// Wrong: leaves out both ends at once, though the higher one may be needed with a pane in the middle.
const [, ...heights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let most = 0
for (let left = 0, right = heights.length - 1; left < right; left++, right--) {
  most = Math.max(most, Math.min(heights[left], heights[right]) * (right - left))
}
console.log(most)
