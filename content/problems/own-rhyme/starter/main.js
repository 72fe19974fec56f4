const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the numbers of the children in the order in which they leave; the one who is left comes last.
// words[i] belongs to child i + 1.
function leavingOrder(words) {
  // Write your solution here.
  return words.map((_, i) => i + 1)
}

console.log(leavingOrder(words).join(' '))
