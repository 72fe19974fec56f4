// Wrong: lets each group end with a pointer to the old first wagon of the next group, which is its last one after the change.
const [n, k, first, ...pointers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const next = [0, ...pointers]
let head = 0
let start = first
let left = n
while (left >= k) {
  let before = start
  let wagon = next[start]
  for (let i = 1; i < k; i++) {
    const after = next[wagon]
    next[wagon] = before
    before = wagon
    wagon = after
  }
  next[start] = wagon
  if (head === 0) head = before
  start = wagon
  left -= k
}
console.log(head || first)
console.log(next.slice(1).join(' '))
