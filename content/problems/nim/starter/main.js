const [, ...heaps] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns {heap, matches} for a move that wins, or null if there is none; heaps are counted from 1.
function winningMove(heaps) {
  // Write your solution here.
  return null
}

const move = winningMove(heaps)
console.log(move ? `${move.heap} ${move.matches}` : 'lost')
