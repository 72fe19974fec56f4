const [length, faces] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)

// Returns the expected number of throws.
function expectedThrows(length, faces) {
  // Write your solution here.
  return 0
}

console.log(expectedThrows(length, faces))
