const number = Number(require('fs').readFileSync(0, 'utf8'))

function nextNumber(number) {
  if (number % 2 === 0) return number / 2
  return 3 * number + 1
}

function countSteps(number) {
  let steps = 0
  while (number !== 1) {
    number = nextNumber(number)
    steps++
  }
  return steps
}

console.log(countSteps(number))
