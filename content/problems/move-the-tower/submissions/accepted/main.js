const [discs, start, goal] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)

function moveTower(discs, start, goal) {
  if (discs === 0) return []
  // The numbers of the three rods add up to 6.
  const other = 6 - start - goal
  return [...moveTower(discs - 1, start, other), [start, goal], ...moveTower(discs - 1, other, goal)]
}

const moves = moveTower(discs, start, goal)
console.log(moves.length)
for (const [from, to] of moves) console.log(`${from} ${to}`)
