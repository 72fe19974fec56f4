const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

// Returns {tunes, pairs}. Each recording is an array of notes.
function countTunes(recordings) {
  // Write your solution here.
  return { tunes: 0, pairs: 0 }
}

const recordings = lines.map((line) => line.trim().split(' ').slice(1).map(Number))
const { tunes, pairs } = countTunes(recordings)
console.log(tunes, pairs)
