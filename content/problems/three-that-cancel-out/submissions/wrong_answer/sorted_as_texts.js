// Wrong: sorts the numbers as texts, which is what sort does unless it is told otherwise.
const [, ...cards] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
cards.sort()
let hands = 0
for (let first = 0; first < cards.length; first++) {
  if (first > 0 && cards[first] === cards[first - 1]) continue
  let left = first + 1
  let right = cards.length - 1
  while (left < right) {
    const total = cards[first] + cards[left] + cards[right]
    if (total === 0) {
      hands++
      while (left < right && cards[left + 1] === cards[left]) left++
    }
    if (total <= 0) left++
    else right--
  }
}
console.log(hands)
