// Wrong: lets the place become -1, because a remainder of JavaScript may be negative; the right child goes out, but the next count begins one place too early.
const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the numbers of the children in the order in which they leave; the one who is left comes last.
// words[i] belongs to child i + 1.
function leavingOrder(words) {
  const circle = words.map((_, i) => i + 1)
  const order = []
  let pos = 1
  let steps = words[0]
  while (circle.length > 1) {
    // no need to walk around the whole circle many times
    const rest = steps % circle.length
    pos = (pos + rest - 1) % circle.length
    const child = circle.splice(pos, 1)[0]
    order.push(child)
    steps = words[child - 1]
  }
  order.push(circle[0])
  return order
}

console.log(leavingOrder(words).join(' '))
