// Wrong: reverses the line letter by letter, and with it the digits of each number.
const [, line] = require('fs').readFileSync(0, 'utf8').split('\n')
console.log([...line.trim()].reverse().join(''))
