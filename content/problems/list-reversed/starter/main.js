// Prints the carriages in reverse order.
const [n, ...carriages] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Write your solution here.
console.log(carriages[0])
