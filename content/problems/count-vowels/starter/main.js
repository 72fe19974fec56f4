const text = require('fs').readFileSync(0, 'utf8').trim()

// Returns how many letters of the text are vowels.
function countVowels(text) {
  // Write your solution here.
  return 0
}

console.log(countVowels(text))
