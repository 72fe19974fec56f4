const [discs, start, goal] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)

// Returns the moves that bring so many discs from rod start to rod goal, as an array of pairs [old rod, new rod].
function moveTower(discs, start, goal) {
  // Write your solution here.
  return []
}

const moves = moveTower(discs, start, goal)
console.log(moves.length)
for (const [from, to] of moves) console.log(`${from} ${to}`)
