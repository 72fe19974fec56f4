// Prints how many days a year has.
const y = Number(require('fs').readFileSync(0, 'utf8'))

// Write your solution here.
console.log(365)
