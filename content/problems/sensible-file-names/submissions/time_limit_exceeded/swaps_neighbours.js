// Right but too slow: swaps neighbours until everything is in order.
const [, ...names] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

function piecesOf(name) {
  return name.match(/[0-9]+|[a-z]/g).map((piece) => ({
    isNumber: piece[0] <= '9',
    digits: piece.replace(/^0+/, ''),
    length: piece.length,
  }))
}

function isAfter(ones, others) {
  for (let i = 0; i < Math.min(ones.length, others.length); i++) {
    const one = ones[i]
    const other = others[i]
    if (one.isNumber !== other.isNumber) return other.isNumber
    if (one.digits.length !== other.digits.length) return one.digits.length > other.digits.length
    if (one.digits !== other.digits) return one.digits > other.digits
  }
  if (ones.length !== others.length) return ones.length > others.length
  const different = ones.findIndex(({ length }, i) => length !== others[i].length)
  return different >= 0 && ones[different].length > others[different].length
}

const keyed = names.map((name) => ({ name, pieces: piecesOf(name) }))
for (let end = keyed.length - 1; end > 0; end--) {
  for (let i = 0; i < end; i++) {
    if (isAfter(keyed[i].pieces, keyed[i + 1].pieces)) {
      const swapped = keyed[i]
      keyed[i] = keyed[i + 1]
      keyed[i + 1] = swapped
    }
  }
}
console.log(keyed.map(({ name }) => name).join('\n'))
