// Prints whether a number is even or odd.
const n = Number(require('fs').readFileSync(0, 'utf8'))

// Write your solution here.
console.log('even')
