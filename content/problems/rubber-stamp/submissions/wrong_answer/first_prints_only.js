// Wrong: notes only the first length that a stamp has printed, not the largest one so far.
const [text, , ...asked] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

const borders = new Int32Array(text.length + 1)
const shortest = Int32Array.from(borders, (_, length) => length)
let border = 0
for (let i = 1; i < text.length; i++) {
  while (border > 0 && text[border] !== text[i]) border = borders[border]
  if (text[border] === text[i]) border++
  borders[i + 1] = border
  const stamp = shortest[border]
  if (stamp > 0 && 2 * stamp >= i + 1) shortest[i + 1] = stamp
}
console.log(asked.map((length) => shortest[Number(length)]).join(' '))
