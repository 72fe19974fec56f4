const text = require('fs').readFileSync(0, 'utf8').trim()

// Returns the text of the mirrored tree.
function mirrored(text) {
  // Write your solution here.
  return text
}

console.log(mirrored(text))
