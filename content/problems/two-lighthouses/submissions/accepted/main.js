const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

// Answers reach 10^18, so all numbers are BigInts.
function firstCommonFlash(a, p, b, r) {
  const { divisor, factor } = extendedGcd(p, r)
  if ((b - a) % divisor !== 0n) return null
  // The smallest x >= 0 with a + x * p = b (mod r).
  const steps = r / divisor
  const x = ((((b - a) / divisor) * factor) % steps + steps) % steps
  const second = a + x * p
  if (second >= b) return second
  // Both flash again after each common multiple of the periods.
  const multiple = p * steps
  return second + ((b - second + multiple - 1n) / multiple) * multiple
}

/** The greatest common divisor, and a factor with factor * u = divisor (mod v). */
function extendedGcd(u, v) {
  let [divisor, rest] = [u, v]
  let [factor, next] = [1n, 0n]
  while (rest !== 0n) {
    const quotient = divisor / rest
    ;[divisor, rest] = [rest, divisor - quotient * rest]
    ;[factor, next] = [next, factor - quotient * next]
  }
  return { divisor, factor }
}

const answers = lines.map((line) => {
  const [a, p, b, r] = line.trim().split(' ').map(BigInt)
  return String(firstCommonFlash(a, p, b, r) ?? 'never')
})
console.log(answers.join('\n'))
