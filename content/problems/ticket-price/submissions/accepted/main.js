const a = Number(require('fs').readFileSync(0, 'utf8'))

let price
if (a < 6) {
  price = 0
} else if (a < 18) {
  price = 7
} else if (a < 65) {
  price = 12
} else {
  price = 9
}

console.log(price)
