const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

// The product of two matrices with two rows and columns each, modulo p.
function product(a, b, p) {
  return a.map(([x, y]) => [(x * b[0][0] + y * b[1][0]) % p, (x * b[0][1] + y * b[1][1]) % p])
}

function power(matrix, exponent, p) {
  let result = [
    [1n, 0n],
    [0n, 1n],
  ]
  for (; exponent > 0n; exponent /= 2n) {
    if (exponent % 2n === 1n) result = product(result, matrix, p)
    matrix = product(matrix, matrix, p)
  }
  return result
}

// All numbers are BigInts: neither n nor a product fits into a Number.
function term(s, t, a, b, n, p) {
  const step = [
    [0n, 1n],
    [b, a],
  ]
  // The matrix makes the pair (f_1, f_2) of the pair (f_0, f_1), and so on.
  const [[first, second]] = power(step, n, p)
  return (first * s + second * t) % p
}

console.log(lines.map((line) => String(term(...line.split(' ').map(BigInt)))).join('\n'))
