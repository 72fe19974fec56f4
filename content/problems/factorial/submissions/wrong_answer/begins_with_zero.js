// Wrong: begins with 0, as for a sum, so the product stays 0.
const n = Number(require('fs').readFileSync(0, 'utf8'))
let product = 0n
for (let number = 1; number <= n; number++) {
  product *= BigInt(number)
}
console.log(String(product))
