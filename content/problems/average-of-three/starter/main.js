// Prints the mean of three numbers.
const [a, b, c] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)

// Write your solution here.
const mean = 0

console.log(mean)
