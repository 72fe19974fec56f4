const [, ...names] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// What decides about the order of a name: its pieces, and then the leading zeros of its numbers.
function keyOf(name) {
  const pieces = []
  const zeros = []
  for (const piece of name.match(/[0-9]+|[a-z]/g)) {
    const digits = piece.replace(/^0+/, '')
    pieces.push({ isNumber: piece[0] <= '9', digits })
    zeros.push(piece.length - digits.length)
  }
  return { name, pieces, zeros }
}

function comparePieces(one, other) {
  if (one.isNumber !== other.isNumber) return one.isNumber ? -1 : 1
  // The number with fewer digits is smaller.
  if (one.digits.length !== other.digits.length) return one.digits.length - other.digits.length
  if (one.digits === other.digits) return 0
  return one.digits < other.digits ? -1 : 1
}

function compareKeys(one, other) {
  for (let i = 0; i < Math.min(one.pieces.length, other.pieces.length); i++) {
    const order = comparePieces(one.pieces[i], other.pieces[i])
    if (order !== 0) return order
  }
  if (one.pieces.length !== other.pieces.length) return one.pieces.length - other.pieces.length
  const different = one.zeros.findIndex((count, i) => count !== other.zeros[i])
  return different < 0 ? 0 : one.zeros[different] - other.zeros[different]
}

// Returns the names in sorted order.
function sortNames(names) {
  return names
    .map(keyOf)
    .sort(compareKeys)
    .map(({ name }) => name)
}

console.log(sortNames(names).join('\n'))
