// H50: is one letter.
// expect: Runtime Error
// source: one byte
const [a, b, word] = require('fs').readFileSync(0, 'utf8').trim().split(' ')
console.log(Number(a) + Number(b), [...word].reverse().join(''))
