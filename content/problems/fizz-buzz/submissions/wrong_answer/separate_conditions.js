// Wrong: the else belongs to the last condition alone, so several lines are printed for some numbers.
const n = Number(require('fs').readFileSync(0, 'utf8'))
for (let number = 1; number <= n; number++) {
  if (number % 3 === 0 && number % 5 === 0) {
    console.log('FizzBuzz')
  }
  if (number % 3 === 0) {
    console.log('Fizz')
  }
  if (number % 5 === 0) {
    console.log('Buzz')
  } else {
    console.log(number)
  }
}
