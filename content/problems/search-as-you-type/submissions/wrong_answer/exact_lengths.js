// Wrong: counts a place only for the longest beginning that is there, not for the shorter ones in it.
const [word, text, , ...lengths] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const s = `${word}#${text}`
const z = new Array(s.length).fill(0)
const hits = new Array(word.length + 1).fill(0)
let [start, end] = [0, 0]
for (let i = 1; i < s.length; i++) {
  if (i < end) z[i] = Math.min(z[i - start], end - i)
  while (i + z[i] < s.length && s[z[i]] === s[i + z[i]]) z[i]++
  if (i + z[i] > end) [start, end] = [i, i + z[i]]
  if (i > word.length) hits[z[i]]++
}
console.log(lengths.map((length) => hits[Number(length)]).join('\n'))
