// Wrong: begins at the length of the word, where no letter stands.
const word = require('fs').readFileSync(0, 'utf8').trim().toLowerCase()
let result = ''
for (let i = word.length; i >= 0; i--) {
  result += word[i]
}
console.log(result)
