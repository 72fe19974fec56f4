const [a, b, c] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)

const mean = (a + b + c) / 3

console.log(mean)
