// Prints the sum of the digits of n.
const n = Number(require('fs').readFileSync(0, 'utf8'))

// Write your solution here.
let sum = 0

console.log(sum)
