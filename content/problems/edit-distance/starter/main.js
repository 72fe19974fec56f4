const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns the smallest number of edits that turn s into t.
function editDistance(s, t) {
  // Write your solution here.
  return 0
}

console.log(editDistance(s, t))
