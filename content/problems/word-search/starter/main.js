const [height, , , ...lines] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns whether the word can be read by hopping from tile to tile; tiles holds the rows as strings.
function canHop(tiles, word) {
  // Write your solution here.
  return false
}

const tiles = lines.slice(0, Number(height))
for (const word of lines.slice(Number(height))) console.log(canHop(tiles, word) ? 'yes' : 'no')
