const [, ...heaps] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function winningMove(heaps) {
  const nimSum = heaps.reduce((sum, heap) => sum ^ heap, 0)
  // With heap ^ nimSum matches left in a heap, the nim-sum of all heaps is 0.
  const i = heaps.findIndex((heap) => (heap ^ nimSum) < heap)
  return i < 0 ? null : { heap: i + 1, matches: heaps[i] - (heaps[i] ^ nimSum) }
}

const move = winningMove(heaps)
console.log(move ? `${move.heap} ${move.matches}` : 'lost')
