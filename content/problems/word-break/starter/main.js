const [text, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns the smallest number of dictionary words that make up the text, or -1.
function fewestWords(text, words) {
  // Write your solution here.
  return -1
}

console.log(fewestWords(text, words))
