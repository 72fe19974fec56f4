// Wrong: subtracts the primes up to l, so l itself never counts.
const [, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const largest = numbers.reduce((a, b) => Math.max(a, b))
const composite = new Uint8Array(largest + 1)
const upTo = [0, 0]
for (let i = 2; i <= largest; i++) {
  upTo.push(upTo[i - 1] + (composite[i] ? 0 : 1))
  if (!composite[i]) for (let j = i * i; j <= largest; j += i) composite[j] = 1
}
const out = []
for (let i = 0; i < numbers.length; i += 2) out.push(upTo[numbers[i + 1]] - upTo[numbers[i]])
console.log(out.join('\n'))
