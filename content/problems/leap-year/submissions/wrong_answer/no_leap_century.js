// Wrong: makes no year that is divisible by 100 a leap year, not even one that is divisible by 400.
const y = Number(require('fs').readFileSync(0, 'utf8'))
if (y % 4 === 0 && y % 100 !== 0) {
  console.log(366)
} else {
  console.log(365)
}
