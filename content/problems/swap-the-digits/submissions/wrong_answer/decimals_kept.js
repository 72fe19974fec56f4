// Wrong: divides by 10 without dropping what comes after the decimal point.
const n = Number(require('fs').readFileSync(0, 'utf8'))
console.log((n % 10) * 10 + n / 10)
