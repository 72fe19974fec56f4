// Wrong: counts the fitting numbers instead of adding them up.
const [n, k] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)
let total = 0
for (let number = 1; number <= n; number++) {
  if (number % k === 0) {
    total++
  }
}
console.log(total)
