// Wrong: subtracts all rhythms two notes back, although only those that end in the same length are forbidden.
const fs = require('fs')

const MODULUS = 1_000_000_007
const [beats, , ...lengths] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const rhythms = new Array(beats + 1).fill(0)
rhythms[0] = 1
for (let t = 1; t <= beats; t++) {
  for (const length of lengths) {
    if (length <= t) rhythms[t] += rhythms[t - length]
    if (2 * length <= t) rhythms[t] -= rhythms[t - 2 * length]
  }
  rhythms[t] = ((rhythms[t] % MODULUS) + MODULUS) % MODULUS
}
console.log(rhythms[beats])
