// Wrong: prints how many notes are read in all; those before the cycle do not belong to it.
const [, start, ...pointers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const next = [0, ...pointers]
const read = new Set()
let note = start
while (note !== 0 && !read.has(note)) {
  read.add(note)
  note = next[note]
}
console.log(note === 0 ? 'none' : `${note} ${read.size}`)
