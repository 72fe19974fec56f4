// Wrong: counts the lines from 0, so each one has a star too few and a dot too many.
const n = Number(require('fs').readFileSync(0, 'utf8'))
for (let i = 0; i < n; i++) {
  console.log('.'.repeat(n - i) + '*'.repeat(i))
}
