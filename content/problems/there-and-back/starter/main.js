const [n, head, ...pointers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Changes next so that the chain from head is visited in the new order.
// next[i] is the pointer of cell i (1-based); next[0] is not used.
function relink(next, head) {
  // Write your solution here.
}

const next = [0, ...pointers]
relink(next, head)
console.log(next.slice(1).join(' '))
