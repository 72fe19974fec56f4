// Wrong: a number of JavaScript cannot hold every step count beyond 2^53.
const [plate, count] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

let steps = Number(count)
const characters = plate.split('')
for (let place = characters.length - 1; place >= 0; place--) {
  const kind = DIGITS.includes(characters[place]) ? DIGITS : LETTERS
  const moved = kind.indexOf(characters[place]) + steps
  characters[place] = kind[moved % kind.length]
  steps = Math.floor(moved / kind.length)
}
console.log(steps === 0 ? characters.join('') : 'none')
