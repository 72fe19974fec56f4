// Prints the second largest different number, or "none" if all are equal.
const [n, ...points] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Write your solution here.
console.log('none')
