// Wrong: passes over a smallest card if the next one is equal, and loses hands that hold both of them.
const [, ...cards] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
cards.sort((a, b) => a - b)
let hands = 0
for (let first = 0; first < cards.length; first++) {
  if (cards[first] === cards[first + 1]) continue
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
