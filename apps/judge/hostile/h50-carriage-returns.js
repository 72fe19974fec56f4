// H50: right, with lines that end as they did on old machines.
// expect: Accepted
// solves: yes
// source: carriage returns
const [a, b, word] = require('fs').readFileSync(0, 'utf8').trim().split(' ')
console.log(Number(a) + Number(b), [...word].reverse().join(''))
