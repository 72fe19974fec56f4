const [, ...board] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns the number of ways to place the queens; board[row][column] is '.' or '#'.
function countWays(board) {
  // Write your solution here.
  return 0
}

console.log(countWays(board))
