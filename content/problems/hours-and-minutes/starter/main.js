// Prints the length of a film in hours and minutes.
const m = Number(require('fs').readFileSync(0, 'utf8'))

// Write your solution here.
const hours = 0
const minutes = 0

console.log(hours, minutes)
