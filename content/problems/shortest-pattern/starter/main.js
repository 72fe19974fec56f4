const stitches = require('fs').readFileSync(0, 'utf8').trim()

// Returns the number of characters of a shortest pattern.
function shortestPattern(stitches) {
  // Write your solution here.
  return stitches.length
}

console.log(String(shortestPattern(stitches)))
