// Prints the ten lines of the times table of n.
const n = Number(require('fs').readFileSync(0, 'utf8'))

// Write your solution here.
console.log(`${n} x 1 = ${n}`)
