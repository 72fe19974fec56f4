// H50: right, with a byte order mark before it.
// expect: Accepted
// solves: yes
// source: byte order mark
const [a, b, word] = require('fs').readFileSync(0, 'utf8').trim().split(' ')
console.log(Number(a) + Number(b), [...word].reverse().join(''))
