const word = require('fs').readFileSync(0, 'utf8').trim()

// Returns the word from its last letter to its first, in lower case.
function backwards(word) {
  // Write your solution here.
  return word
}

console.log(backwards(word))
