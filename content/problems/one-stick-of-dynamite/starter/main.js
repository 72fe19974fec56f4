const fs = require('fs')

// Returns the fewest moves from S to E, or null if the exit cannot be reached.
// `cave` is an array of strings, one for each row.
function fewestMoves(cave) {
  // Write your solution here.
  return 0
}

const [, ...cave] = fs.readFileSync(0, 'utf8').trim().split('\n')
console.log(fewestMoves(cave) ?? 'trapped')
