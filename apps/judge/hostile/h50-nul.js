// H50: right, with a NUL behind it.
// expect: Compilation Error
// solves: yes
// source: NUL behind
const [a, b, word] = require('fs').readFileSync(0, 'utf8').trim().split(' ')
console.log(Number(a) + Number(b), [...word].reverse().join(''))
