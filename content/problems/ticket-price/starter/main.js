// Prints the price of a ticket for a visitor of this age.
const a = Number(require('fs').readFileSync(0, 'utf8'))

// Write your solution here.
let price = 0

console.log(price)
