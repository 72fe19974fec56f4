// Says hello to a visitor.
const name = require('fs').readFileSync(0, 'utf8').trim()

// Write your solution here.
console.log('Hello')
