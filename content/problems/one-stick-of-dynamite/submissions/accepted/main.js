const fs = require('fs')

// What you have, besides the cell you stand on.
const NO_STICK = 0
const CARRYING = 1
const MATCH_USED = 2

function fewestMoves(cave) {
  // The cave as one string with a border of 'X', so that neighbours are found by adding an offset.
  const width = cave[0].length + 1
  const border = 'X'.repeat(width)
  const ground = border + cave.map((row) => row + 'X').join('') + border
  const seen = [0, 1, 2].map(() => new Uint8Array(ground.length))
  let frontier = [{ cell: ground.indexOf('S'), having: NO_STICK }]
  for (let moves = 1; frontier.length > 0; moves++) {
    const reached = []
    for (const { cell, having } of frontier) {
      for (const target of [cell - width, cell - 1, cell + 1, cell + width]) {
        const terrain = ground[target]
        if (terrain === 'E') return moves
        if (terrain === 'X' || (terrain === '#' && having !== CARRYING)) continue
        let now = having
        if (terrain === '#') now = MATCH_USED
        if (terrain === 'd' && having === NO_STICK) now = CARRYING
        if (seen[now][target] === 0) {
          seen[now][target] = 1
          reached.push({ cell: target, having: now })
        }
      }
    }
    frontier = reached
  }
  return null
}

const [, ...cave] = fs.readFileSync(0, 'utf8').trim().split('\n')
console.log(fewestMoves(cave) ?? 'trapped')
