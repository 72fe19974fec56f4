const [plate, steps] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

function plateAfter(plate, steps) {
  const characters = plate.split('')
  for (let place = characters.length - 1; place >= 0 && steps > 0n; place--) {
    const kind = DIGITS.includes(characters[place]) ? DIGITS : LETTERS
    const size = BigInt(kind.length)
    const moved = BigInt(kind.indexOf(characters[place])) + steps
    characters[place] = kind[Number(moved % size)]
    // What goes back to the first character so often moves the place to its left on.
    steps = moved / size
  }
  return steps === 0n ? characters.join('') : 'none'
}

// A plain number would round what lies beyond 2^53.
console.log(plateAfter(plate, BigInt(steps)))
