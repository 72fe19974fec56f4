// Prints the n lines of the triangle.
const n = Number(require('fs').readFileSync(0, 'utf8'))

// Write your solution here.
console.log('*')
