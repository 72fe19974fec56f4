const [, ...books] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the position, counted from 1, of the first book with a smaller number than the one before it; 0 if there is none.
function stoppingPlace(books) {
  // Write your solution here.
  return 0
}

const stop = stoppingPlace(books)
console.log(stop === 0 ? 'yes' : String(stop))
