// Wrong: compares each amount with the mean of those before it and itself, while the sum is still growing.
const [, ...amounts] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let total = 0
let count = 0
for (let i = 0; i < amounts.length; i++) {
  total += amounts[i]
  if (amounts[i] * (i + 1) > total) count++
}
console.log(count)
