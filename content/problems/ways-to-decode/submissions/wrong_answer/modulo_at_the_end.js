// Wrong: takes the remainder only at the end, when the numbers have long been rounded.
const digits = require('fs').readFileSync(0, 'utf8').trim()
let before = 0
let ways = 1
for (let i = 0; i < digits.length; i++) {
  let total = digits[i] === '0' ? 0 : ways
  if (i > 0 && /1\d|2[0-6]/.test(digits.slice(i - 1, i + 1))) total += before
  before = ways
  ways = total
}
console.log(ways % 1_000_000_007)
