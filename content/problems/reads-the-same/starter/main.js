const word = require('fs').readFileSync(0, 'utf8').trim()

// Returns whether the word is the same from both sides, ignoring case.
function readsTheSame(word) {
  // Write your solution here.
  return false
}

console.log(readsTheSame(word) ? 'yes' : 'no')
