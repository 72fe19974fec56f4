// Wrong: rounds to one digit after the decimal point, which is not close enough.
const [a, b, c] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)
console.log(((a + b + c) / 3).toFixed(1))
