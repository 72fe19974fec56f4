// Prints the area of a garden and the length of the fence around it.
const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)

// Write your solution here.
const area = 0
const fence = 0

console.log(area, fence)
