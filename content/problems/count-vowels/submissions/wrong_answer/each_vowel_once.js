// Wrong: asks which vowels occur, so each of them counts only once.
const text = require('fs').readFileSync(0, 'utf8').trim()
let count = 0
for (const vowel of 'aeiou') {
  if (text.includes(vowel)) {
    count++
  }
}
console.log(count)
