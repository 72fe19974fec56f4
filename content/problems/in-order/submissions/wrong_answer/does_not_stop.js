// Wrong: walks on after the first book that is out of order, so the last one is named.
const [, ...books] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let answer = 'yes'
for (let i = 1; i < books.length; i++) {
  if (books[i] < books[i - 1]) answer = String(i + 1)
}
console.log(answer)
