// Wrong: without something between them, the steps 1, 11 and the steps 11, 1 make the same string.
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

const seen = new Map()
let pairs = 0
for (const line of lines) {
  const notes = line.trim().split(' ').slice(1).map(Number)
  const tune = notes.slice(1).map((note, i) => note - notes[i]).join('')
  const before = seen.get(tune) ?? 0
  pairs += before
  seen.set(tune, before + 1)
}
console.log(seen.size, pairs)
