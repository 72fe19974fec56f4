// Wrong: takes the mean over the throws that move the piece, and does not count the wasted ones.
const [length, faces] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)
const expected = [0]
let reachable = 0
for (let left = 1; left <= length; left++) {
  reachable += expected[left - 1]
  if (left > faces) reachable -= expected[left - 1 - faces]
  expected.push(1 + reachable / Math.min(left, faces))
}
console.log(expected[length])
