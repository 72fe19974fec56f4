// Prints how many of the amounts are greater than their mean.
const [n, ...amounts] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Write your solution here.
let above = 0

console.log(above)
