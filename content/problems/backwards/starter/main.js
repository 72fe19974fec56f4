// Prints the word from its last letter to its first, in lower case.
const word = require('fs').readFileSync(0, 'utf8').trim()

// Write your solution here.
let turned = word

console.log(turned)
