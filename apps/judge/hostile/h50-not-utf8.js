// H50: right, with bytes in a comment that are no UTF-8.
// expect: Accepted
// solves: yes
// source: not UTF-8
const [a, b, word] = require('fs').readFileSync(0, 'utf8').trim().split(' ')
console.log(Number(a) + Number(b), [...word].reverse().join(''))
