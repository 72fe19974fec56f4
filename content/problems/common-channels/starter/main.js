const [n, k, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns {largest, chosen}: the largest AND and the chosen radios, counted from 1. The channels are BigInts.
function chooseRadios(taken, radios) {
  // Write your solution here.
  return { largest: 0n, chosen: [] }
}

const { largest, chosen } = chooseRadios(Number(k), words.map(BigInt))
console.log(String(largest))
console.log(chosen.join(' '))
