const s = require('fs').readFileSync(0, 'utf8').trim()

// Returns the largest palindrome whose middle lies between left and right.
function grow(s, left, right) {
  while (left >= 0 && right < s.length && s[left] === s[right]) {
    left--
    right++
  }
  return s.slice(left + 1, right)
}

// Returns a longest piece of s that is a palindrome.
function longestPalindrome(s) {
  let longest = ''
  for (let middle = 0; middle < s.length; middle++) {
    // The middle is a letter, or the gap behind it.
    for (const piece of [grow(s, middle, middle), grow(s, middle, middle + 1)]) {
      if (piece.length > longest.length) longest = piece
    }
  }
  return longest
}

console.log(longestPalindrome(s))
