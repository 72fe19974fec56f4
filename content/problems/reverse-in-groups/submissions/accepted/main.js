const [, k, first, ...pointers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Changes the pointers; that of wagon 0, which does not exist, says which wagon is the first.
function reverseInGroups(next, k) {
  let last = 0
  let wagon = next[0]
  while (wagon !== 0) {
    const group = []
    while (wagon !== 0 && group.length < k) {
      group.push(wagon)
      wagon = next[wagon]
    }
    if (group.length === k) group.reverse()
    for (const after of group) {
      next[last] = after
      last = after
    }
  }
  next[last] = 0
}

const next = [first, ...pointers]
reverseInGroups(next, k)
console.log(next[0])
console.log(next.slice(1).join(' '))
