const m = Number(require('fs').readFileSync(0, 'utf8'))

const hours = Math.floor(m / 60)
const minutes = m % 60

console.log(hours, minutes)
