// H37: right, and idle: the memory of its virtual machine must not count against it.
// expect: Accepted
// solves: yes
const [a, b, word] = require('fs').readFileSync(0, 'utf8').trim().split(' ')
console.log(Number(a) + Number(b), [...word].reverse().join(''))
