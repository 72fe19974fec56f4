// Prints the product of the numbers from 1 to n.
const n = Number(require('fs').readFileSync(0, 'utf8'))

// Write your solution here.
let product = 1

console.log(String(product))
