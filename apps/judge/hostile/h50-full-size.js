// H50: right, and as long as a program may be.
// expect: Accepted
// solves: yes
// source: full size
const [a, b, word] = require('fs').readFileSync(0, 'utf8').trim().split(' ')
console.log(Number(a) + Number(b), [...word].reverse().join(''))
