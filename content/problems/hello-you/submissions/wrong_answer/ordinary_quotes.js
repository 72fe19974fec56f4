// Wrong: writes ${name} between ordinary quotes, where it is a text like any other.
const name = require('fs').readFileSync(0, 'utf8').trim()
console.log('Hello, ${name}!')
