// Prints how many letters of the text are vowels.
const text = require('fs').readFileSync(0, 'utf8').trim()

// Write your solution here.
let vowels = 0

console.log(vowels)
