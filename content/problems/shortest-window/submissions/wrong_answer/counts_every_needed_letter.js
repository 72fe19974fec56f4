// Wrong: counts each letter of the word that comes in, even if there are enough of it already.
const [garland, word] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const needed = new Set(word)
let lacking = word.length
let shortest = 0
let start = 0
for (let end = 0; end < garland.length; end++) {
  if (needed.has(garland[end])) lacking--
  while (lacking === 0) {
    const length = end - start + 1
    if (shortest === 0 || length < shortest) shortest = length
    if (needed.has(garland[start])) lacking++
    start++
  }
}
console.log(shortest || 'none')
