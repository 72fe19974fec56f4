const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

function countTunes(recordings) {
  const seen = new Map()
  let pairs = 0
  for (const notes of recordings) {
    // Begun on note 0, all recordings of one tune are the same. The commas keep the numbers apart.
    const tune = notes.map((note) => note - notes[0]).join(',')
    const before = seen.get(tune) ?? 0
    pairs += before
    seen.set(tune, before + 1)
  }
  return { tunes: seen.size, pairs }
}

const recordings = lines.map((line) => line.trim().split(' ').slice(1).map(Number))
const { tunes, pairs } = countTunes(recordings)
console.log(tunes, pairs)
