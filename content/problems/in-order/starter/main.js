// Prints "yes", or the position, counted from 1, of the first book with a smaller number than the one before it.
const [n, ...books] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Write your solution here.
console.log('yes')
