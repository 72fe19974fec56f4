// Wrong: multiplies Numbers, whose last digits are lost past 2 ** 53.
const [, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const MODULUS = 1000000007
const power = (base, exponent) => {
  let result = 1
  for (; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = (result * base) % MODULUS
    base = (base * base) % MODULUS
  }
  return result
}
const largest = numbers.reduce((a, b) => Math.max(a, b))
const factorials = [1]
for (let i = 1; i <= largest; i++) factorials.push((factorials[i - 1] * i) % MODULUS)
const inverses = new Array(largest + 1)
inverses[largest] = power(factorials[largest], MODULUS - 2)
for (let i = largest; i > 0; i--) inverses[i - 1] = (inverses[i] * i) % MODULUS
const out = []
for (let i = 0; i < numbers.length; i += 2) {
  const [n, k] = [numbers[i], numbers[i + 1]]
  out.push(k > n ? 0 : (((factorials[n] * inverses[k]) % MODULUS) * inverses[n - k]) % MODULUS)
}
console.log(out.join('\n'))
