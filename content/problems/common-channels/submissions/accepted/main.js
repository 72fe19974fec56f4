const [n, k, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

const HIGHEST = 59

function chooseRadios(taken, radios) {
  // The radios that have all channels decided for so far; never fewer than are taken.
  let able = radios.map((_, i) => i)
  let decided = 0n
  for (let channel = HIGHEST; channel >= 0; channel--) {
    const bit = 1n << BigInt(channel)
    const withChannel = able.filter((i) => (radios[i] & bit) !== 0n)
    if (withChannel.length >= taken) {
      able = withChannel
      decided |= bit
    }
  }
  return { largest: decided, chosen: able.slice(0, taken).map((i) => i + 1) }
}

// Sixty bits are more than a number of JavaScript can hold.
const { largest, chosen } = chooseRadios(Number(k), words.map(BigInt))
console.log(String(largest))
console.log(chosen.join(' '))
