// Right but too slow: makes the sieve once, but counts the primes of each request one by one.
const [, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const largest = numbers.reduce((a, b) => Math.max(a, b))
const composite = new Uint8Array(largest + 1)
composite[1] = 1
for (let i = 2; i <= largest; i++) {
  if (!composite[i]) for (let j = i * i; j <= largest; j += i) composite[j] = 1
}
const out = []
for (let i = 0; i < numbers.length; i += 2) {
  let count = 0
  for (let j = numbers[i]; j <= numbers[i + 1]; j++) if (!composite[j]) count++
  out.push(count)
}
console.log(out.join('\n'))
