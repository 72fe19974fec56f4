// Wrong: does not free the diagonals after going back, so a queen that is gone still attacks.
const [, ...board] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const n = board.length
const columns = new Set()
const falling = new Set()
const rising = new Set()

function place(row) {
  if (row === n) return 1
  let ways = 0
  for (let column = 0; column < n; column++) {
    if (board[row][column] === '#' || columns.has(column)) continue
    if (falling.has(row - column) || rising.has(row + column)) continue
    columns.add(column)
    falling.add(row - column)
    rising.add(row + column)
    ways += place(row + 1)
    columns.delete(column)
  }
  return ways
}

console.log(place(0))
