const fs = require('fs')

const MODULUS = 1_000_000_007

function countRhythms(beats, lengths) {
  // rhythms[t] counts all rhythms of t beats; ending[i][t] those whose last note has length lengths[i].
  const rhythms = new Array(beats + 1).fill(0)
  const ending = lengths.map(() => new Int32Array(beats + 1))
  rhythms[0] = 1
  for (let t = 1; t <= beats; t++) {
    for (let i = 0; i < lengths.length && lengths[i] <= t; i++) {
      const before = t - lengths[i]
      // Before the last note: every shorter rhythm except those that end in the same length.
      // Adding the modulus keeps the difference from becoming negative.
      ending[i][t] = (rhythms[before] - ending[i][before] + MODULUS) % MODULUS
      rhythms[t] = (rhythms[t] + ending[i][t]) % MODULUS
    }
  }
  return rhythms[beats]
}

const [beats, , ...lengths] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
console.log(countRhythms(beats, lengths))
