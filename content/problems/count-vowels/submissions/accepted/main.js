const text = require('fs').readFileSync(0, 'utf8').trim()

// Returns how many letters of the text are vowels.
function countVowels(text) {
  let count = 0
  for (const letter of text) {
    // A space is not among these five, so it is not counted.
    if ('aeiou'.includes(letter)) {
      count++
    }
  }
  return count
}

console.log(countVowels(text))
