const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

// Returns the carriages from head to tail. An order is {kind: 'B', x, y}, {kind: 'F', x} or {kind: 'T'}.
function orderInTheEvening(size, orders) {
  // Write your solution here.
  return Array.from({ length: size }, (_, i) => i + 1)
}

const orders = lines.map((line) => {
  const [kind, x, y] = line.trim().split(' ')
  return { kind, x: Number(x), y: Number(y) }
})
console.log(orderInTheEvening(Number(first.split(' ')[0]), orders).join(' '))
