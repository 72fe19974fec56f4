// Wrong: walks along both words, and where the letters differ, it decides at once: skip in the longer rest, or replace.
const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
let i = 0
let j = 0
let edits = 0
while (i < s.length && j < t.length) {
  if (s[i] === t[j]) {
    i++
    j++
    continue
  }
  edits++
  const longer = s.length - i - (t.length - j)
  if (longer >= 0) i++
  if (longer <= 0) j++
}
console.log(edits + s.length - i + t.length - j)
