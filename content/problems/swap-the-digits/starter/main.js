// Prints a number with its two digits swapped.
const n = Number(require('fs').readFileSync(0, 'utf8'))

// Write your solution here.
const swapped = n

console.log(swapped)
