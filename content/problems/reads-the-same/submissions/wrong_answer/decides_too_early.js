// Wrong: answers after the first pair, whether it agrees or not.
const word = require('fs').readFileSync(0, 'utf8').trim().toLowerCase()

function readsTheSame(word) {
  for (let i = 0; i < word.length / 2; i++) {
    if (word[i] === word[word.length - 1 - i]) {
      return true
    }
    return false
  }
}

console.log(readsTheSame(word) ? 'yes' : 'no')
