const [, k, ...orders] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the k dishes that were ordered most often, in the order of the board.
function chooseDishes(orders, k) {
  // Write your solution here.
  return orders.slice(0, k)
}

console.log(chooseDishes(orders, k).join(' '))
