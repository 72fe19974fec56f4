const y = Number(require('fs').readFileSync(0, 'utf8'))

if ((y % 4 === 0 && y % 100 !== 0) || y % 400 === 0) {
  console.log(366)
} else {
  console.log(365)
}
