const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

// Returns f_n modulo p. All numbers are BigInts, because n does not fit into a Number.
function term(s, t, a, b, n, p) {
  // Write your solution here.
  return 0n
}

console.log(lines.map((line) => String(term(...line.split(' ').map(BigInt)))).join('\n'))
