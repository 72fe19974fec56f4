// Wrong: takes all four sides for equally long, as in a square.
const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)
console.log(a * b, 4 * a)
