const [word, text, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns for each of the lengths how often so many first letters of the word occur in the text.
function countHits(word, text, lengths) {
  // Write your solution here.
  return lengths.map(() => 0)
}

console.log(countHits(word, text, numbers.map(Number)).join('\n'))
