const [, , ...rows] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns the number of islands; each row is a string of # for land and . for water.
function countIslands(rows) {
  // Write your solution here.
  return 0
}

console.log(countIslands(rows))
