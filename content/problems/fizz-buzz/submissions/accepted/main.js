const n = Number(require('fs').readFileSync(0, 'utf8'))

// Prints what is said for each number from 1 to n, one line each.
function fizzBuzz(n) {
  for (let number = 1; number <= n; number++) {
    if (number % 3 === 0 && number % 5 === 0) {
      console.log('FizzBuzz')
    } else if (number % 3 === 0) {
      console.log('Fizz')
    } else if (number % 5 === 0) {
      console.log('Buzz')
    } else {
      console.log(number)
    }
  }
}

fizzBuzz(n)
