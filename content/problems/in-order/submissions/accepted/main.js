const [, ...books] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function stoppingPlace(books) {
  // The first book has none before it, so the walk begins at the second.
  for (let i = 1; i < books.length; i++) {
    if (books[i] < books[i - 1]) return i + 1
  }
  return 0
}

const stop = stoppingPlace(books)
console.log(stop === 0 ? 'yes' : String(stop))
