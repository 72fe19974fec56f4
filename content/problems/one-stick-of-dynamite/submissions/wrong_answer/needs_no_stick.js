// Wrong: lets you blast one cell of rock without fetching a stick first.
const fs = require('fs')

const [, ...cave] = fs.readFileSync(0, 'utf8').trim().split('\n')
const width = cave[0].length + 1
const border = 'X'.repeat(width)
const ground = border + cave.map((row) => row + 'X').join('') + border
const seen = [0, 1].map(() => new Uint8Array(ground.length))

function fewestMoves() {
  let frontier = [[ground.indexOf('S'), 0]]
  for (let moves = 1; frontier.length > 0; moves++) {
    const reached = []
    for (const [cell, blasts] of frontier) {
      for (const target of [cell - width, cell - 1, cell + 1, cell + width]) {
        const now = blasts + (ground[target] === '#' ? 1 : 0)
        if (ground[target] === 'E') return moves
        if (ground[target] === 'X' || now > 1 || seen[now][target]) continue
        seen[now][target] = 1
        reached.push([target, now])
      }
    }
    frontier = reached
  }
  return 'trapped'
}

console.log(fewestMoves())
