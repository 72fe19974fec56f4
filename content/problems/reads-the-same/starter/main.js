// Prints whether the word is the same from both sides, ignoring case.
const word = require('fs').readFileSync(0, 'utf8').trim()

// Write your solution here.
console.log('no')
