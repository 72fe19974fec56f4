// Wrong: halves the sum by a shift, which cuts numbers to 32 bits in JavaScript.
const [, ...b] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const s = b.reduce((x, y) => x + y, 0),
  m = Math.max(...b)
console.log(Math.min(s >> 1, s - m))
