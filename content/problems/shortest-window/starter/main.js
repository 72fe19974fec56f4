const [garland, word] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns the length of the shortest piece that holds the word, or 0 if there is none.
function shortestPiece(garland, word) {
  // Write your solution here.
  return 0
}

console.log(shortestPiece(garland, word) || 'none')
