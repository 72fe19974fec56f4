// Wrong: a second if instead of an else, so an odd number is tripled and then halved in the same step.
let number = Number(require('fs').readFileSync(0, 'utf8'))
let steps = 0
while (number !== 1) {
  if (number % 2 === 1) number = 3 * number + 1
  if (number % 2 === 0) number = number / 2
  steps++
}
console.log(steps)
