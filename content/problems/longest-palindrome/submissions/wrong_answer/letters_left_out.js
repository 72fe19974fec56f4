// Wrong: builds the longest palindrome of letters that need not stand next to each other.
const s = require('fs').readFileSync(0, 'utf8').trim()
const n = s.length
// length[i][j]: of the longest palindrome that can be chosen from the letters i to j.
const length = Array.from({ length: n + 1 }, () => new Int16Array(n + 1))
for (let i = n - 1; i >= 0; i--) {
  length[i][i] = 1
  for (let j = i + 1; j < n; j++) {
    if (s[i] === s[j]) length[i][j] = length[i + 1][j - 1] + 2
    else length[i][j] = Math.max(length[i + 1][j], length[i][j - 1])
  }
}
let left = 0
let right = n - 1
let half = ''
while (left < right) {
  if (s[left] === s[right]) {
    half += s[left++]
    right--
  } else if (length[left + 1][right] >= length[left][right - 1]) left++
  else right--
}
const middle = left === right ? s[left] : ''
console.log(half + middle + [...half].reverse().join(''))
