// Prints the highest of three temperatures.
const [a, b, c] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)

// Write your solution here.
let warmest = 0

console.log(warmest)
