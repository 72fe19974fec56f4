const s = require('fs').readFileSync(0, 'utf8').trim()

// Returns a longest piece of s that is a palindrome.
function longestPalindrome(s) {
  // Write your solution here.
  return s[0]
}

console.log(longestPalindrome(s))
