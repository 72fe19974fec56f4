// Returns the word from its last letter to its first, in lower case.
function backwards(word) {
  let result = ''
  // From the last place down to place 0.
  for (let i = word.length - 1; i >= 0; i--) {
    result += word[i]
  }
  return result.toLowerCase()
}
