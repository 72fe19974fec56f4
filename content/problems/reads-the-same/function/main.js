// Returns whether the word is the same from both sides, ignoring case.
function readsTheSame(word) {
  const small = word.toLowerCase()
  for (let i = 0; i < small.length / 2; i++) {
    if (small[i] !== small[small.length - 1 - i]) {
      return false
    }
  }
  // No pair differs.
  return true
}
