// Wrong: writes 6 <= a <= 17, which compares true or false with 17 and is true for every age.
const a = Number(require('fs').readFileSync(0, 'utf8'))
let price = 9
if (a < 6) {
  price = 0
} else if (6 <= a <= 17) {
  price = 7
} else if (18 <= a <= 64) {
  price = 12
}
console.log(price)
