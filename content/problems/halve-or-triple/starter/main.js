const number = Number(require('fs').readFileSync(0, 'utf8'))

// Returns the number of steps from the number to 1.
function countSteps(number) {
  // Write your solution here.
  return 0
}

console.log(countSteps(number))
