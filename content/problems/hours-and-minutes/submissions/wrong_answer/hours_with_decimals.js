// Wrong: divides without dropping what comes after the decimal point.
const m = Number(require('fs').readFileSync(0, 'utf8'))
console.log(m / 60, m % 60)
