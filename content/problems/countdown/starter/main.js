// Prints the numbers from n down to 1, each on its own line, and then Go!
const n = Number(require('fs').readFileSync(0, 'utf8'))

// Write your solution here.
console.log('Go!')
