const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)

const points = a + b

console.log(points)
