// Wrong: lets different letters stand for the same digit.
const [base, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

function countReadings(base, words) {
  const width = Math.max(...words.map((word) => word.length))
  const leading = new Set(words.filter((word) => word.length > 1).map((word) => word[0]))
  const digitOf = new Map()

  // Counts the readings of what is left; in the lowest row the carry is what the column has added up to.
  function readLetter(column, row, carry) {
    if (column === width) return carry === 0 ? 1 : 0
    const goOn = (digit) => {
      if (row < 2) return readLetter(column, row + 1, carry + digit)
      return digit === carry % base ? readLetter(column + 1, 0, Math.floor(carry / base)) : 0
    }

    const letter = words[row].at(-1 - column)
    if (letter === undefined) return goOn(0)
    if (digitOf.has(letter)) return goOn(digitOf.get(letter))
    let readings = 0
    for (let digit = leading.has(letter) ? 1 : 0; digit < base; digit++) {
      digitOf.set(letter, digit)
      readings += goOn(digit)
      digitOf.delete(letter)
    }
    return readings
  }

  return readLetter(0, 0, 0)
}

console.log(String(countReadings(Number(base), words)))
