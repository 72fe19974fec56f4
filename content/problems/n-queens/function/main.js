// Returns the number of ways to place the queens; board[row][column] is '.' or '#'.
function countWays(board) {
  const n = board.length
  const columns = new Set()
  const falling = new Set()
  const rising = new Set()

  // Counts the ways for this row and those below it.
  function place(row) {
    if (row === n) return 1
    let ways = 0
    for (let column = 0; column < n; column++) {
      if (board[row][column] === '#') continue
      if (columns.has(column) || falling.has(row - column) || rising.has(row + column)) continue
      columns.add(column)
      falling.add(row - column)
      rising.add(row + column)
      ways += place(row + 1)
      columns.delete(column)
      falling.delete(row - column)
      rising.delete(row + column)
    }
    return ways
  }

  return place(0)
}
