const n = Number(require('fs').readFileSync(0, 'utf8'))

const first = Math.floor(n / 10)
const last = n % 10
const swapped = last * 10 + first

console.log(swapped)
