// Prints how many points Ana and Ben have together.
const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)

// Write your solution here.
const points = 0

console.log(points)
