// Prints the largest number of points and its round, counted from 1; the first such round if there are several.
const [n, ...points] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Write your solution here.
let largest = points[0]
let round = 1

console.log(largest, round)
