// Prints what is said for each number from 1 to n, one line each.
const n = Number(require('fs').readFileSync(0, 'utf8'))

// Write your solution here.
console.log(n)
