// Wrong: products up to 10^18 are rounded, because a number of JavaScript is exact only up to 2^53.
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

function extendedGcd(u, v) {
  let factor = 1
  let next = 0
  while (v !== 0) {
    const quotient = Math.floor(u / v)
    ;[u, v] = [v, u - quotient * v]
    ;[factor, next] = [next, factor - quotient * next]
  }
  return [u, factor]
}

for (const line of lines) {
  const [a, p, b, r] = line.trim().split(' ').map(Number)
  const [divisor, factor] = extendedGcd(p, r)
  if ((b - a) % divisor !== 0) {
    console.log('never')
    continue
  }
  const steps = r / divisor
  const x = (((((b - a) / divisor) % steps) * factor) % steps + steps) % steps
  const multiple = p * steps
  let second = a + x * p
  if (second < b) second += Math.ceil((b - second) / multiple) * multiple
  console.log(second)
}
