// Wrong: leaves the first row and the first column at 0, as if letters at the beginning cost nothing.
const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const edits = Array.from({ length: s.length + 1 }, () => new Array(t.length + 1).fill(0))
for (let i = 1; i <= s.length; i++) {
  for (let j = 1; j <= t.length; j++) {
    if (s[i - 1] === t[j - 1]) edits[i][j] = edits[i - 1][j - 1]
    else edits[i][j] = 1 + Math.min(edits[i - 1][j - 1], edits[i - 1][j], edits[i][j - 1])
  }
}
console.log(edits[s.length][t.length])
