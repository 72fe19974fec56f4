// Prints how many different numbers are in the list.
const [n, ...stamps] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Write your solution here.
let different = 0

console.log(different)
