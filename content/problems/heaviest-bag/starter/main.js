const [n, room, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const stones = Array.from({ length: n }, (_, i) => ({ volume: numbers[2 * i], weight: numbers[2 * i + 1] }))

// Returns the largest weight of stones that fit into the room.
function heaviestBag(room, stones) {
  // Write your solution here.
  return 0
}

console.log(heaviestBag(room, stones))
