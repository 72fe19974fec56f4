// Wrong: counts each square of land with water above and to the left, though it may hang together with earlier land further on.
const [, , ...rows] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
let islands = 0
for (let y = 0; y < rows.length; y++) {
  for (let x = 0; x < rows[y].length; x++) {
    if (rows[y][x] === '#' && rows[y - 1]?.[x] !== '#' && rows[y][x - 1] !== '#') islands++
  }
}
console.log(islands)
