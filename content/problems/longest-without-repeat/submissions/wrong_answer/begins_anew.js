// Wrong: begins anew with the repeated song alone, though the songs since its last place may stay.
const [, ...songs] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let part = new Set()
let longest = 0
for (const song of songs) {
  if (part.has(song)) part = new Set()
  part.add(song)
  longest = Math.max(longest, part.size)
}
console.log(longest)
