const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)

const area = a * b
const fence = 2 * a + 2 * b

console.log(area, fence)
