const fs = require('fs')

// From small to large; the place in the string is the size.
const OPENING = '([{'
const CLOSING = ')]}'

function inspect(text) {
  const openSizes = []
  for (let i = 0; i < text.length; i++) {
    const opened = OPENING.indexOf(text[i])
    const closed = CLOSING.indexOf(text[i])
    if (opened >= 0) {
      if (openSizes.at(-1) < opened) return `mistake ${i + 1}`
      openSizes.push(opened)
    } else if (closed >= 0) {
      if (openSizes.pop() !== closed) return `mistake ${i + 1}`
    }
  }
  if (openSizes.length === 0) return 'proper'
  return 'close ' + openSizes.reverse().map((size) => CLOSING[size]).join('')
}

console.log(inspect(fs.readFileSync(0, 'utf8').trim()))
