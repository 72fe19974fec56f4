const [height, , , ...lines] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Whether the letters from `at` on can be read from this tile on; a used tile has no letter for the time being.
function canHopFrom(tiles, y, x, word, at) {
  if (tiles[y]?.[x] !== word[at]) return false
  if (at === word.length - 1) return true
  tiles[y][x] = ''
  const isFound =
    canHopFrom(tiles, y - 1, x, word, at + 1) ||
    canHopFrom(tiles, y + 1, x, word, at + 1) ||
    canHopFrom(tiles, y, x - 1, word, at + 1) ||
    canHopFrom(tiles, y, x + 1, word, at + 1)
  tiles[y][x] = word[at]
  return isFound
}

function canHop(rows, word) {
  const tiles = rows.map((row) => [...row])
  return tiles.some((row, y) => row.some((_, x) => canHopFrom(tiles, y, x, word, 0)))
}

const tiles = lines.slice(0, Number(height))
for (const word of lines.slice(Number(height))) console.log(canHop(tiles, word) ? 'yes' : 'no')
