const [a, b, c] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)

let warmest = a
if (b > warmest) {
  warmest = b
}
if (c > warmest) {
  warmest = c
}

console.log(warmest)
