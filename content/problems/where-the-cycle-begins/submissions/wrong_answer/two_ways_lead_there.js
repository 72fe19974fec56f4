// Wrong: takes the first note to which two others point; one of these may never be read.
const [, start, ...pointers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const next = [0, ...pointers]
const ways = next.map(() => 0)
for (const after of pointers) ways[after]++
ways[start]++
const read = []
const seen = new Set()
let note = start
while (note !== 0 && !seen.has(note)) {
  seen.add(note)
  read.push(note)
  note = next[note]
}
const begin = read.findIndex((note) => ways[note] > 1)
console.log(note === 0 ? 'none' : `${read[begin]} ${read.length - begin}`)
