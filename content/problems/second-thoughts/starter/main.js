const keys = require('fs').readFileSync(0, 'utf8').trim()

// Returns the text after all keys were pressed; it may be empty.
function textAfter(keys) {
  // Write your solution here.
  return ''
}

console.log(textAfter(keys) || '(empty)')
