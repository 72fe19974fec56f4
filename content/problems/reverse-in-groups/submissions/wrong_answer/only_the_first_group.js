// Wrong: reverses the first group only.
const [n, k, first, ...pointers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const next = [0, ...pointers]
let head = first
if (n >= k) {
  let wagon = next[first]
  for (let i = 1; i < k; i++) {
    const after = next[wagon]
    next[wagon] = head
    head = wagon
    wagon = after
  }
  next[first] = wagon
}
console.log(head)
console.log(next.slice(1).join(' '))
