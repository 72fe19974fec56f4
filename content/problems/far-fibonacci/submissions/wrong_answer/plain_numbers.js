// Wrong: multiplies Numbers, whose last digits are lost past 2 ** 53.
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const product = (a, b, p) => a.map(([x, y]) => [0, 1].map((j) => (x * b[0][j] + y * b[1][j]) % p))
for (const line of lines) {
  const words = line.split(' ')
  const [s, t, a, b, , p] = words.map(Number)
  let result = [[1, 0], [0, 1]]
  let step = [[0, 1], [b, a]]
  for (let n = BigInt(words[4]); n > 0n; n /= 2n) {
    if (n % 2n === 1n) result = product(result, step, p)
    step = product(step, step, p)
  }
  console.log((result[0][0] * s + result[0][1] * t) % p)
}
