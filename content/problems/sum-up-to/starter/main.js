// Prints the sum of the numbers from 1 to n that are divisible by k.
const [n, k] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)

// Write your solution here.
let sum = 0

console.log(sum)
