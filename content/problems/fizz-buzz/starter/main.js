const n = Number(require('fs').readFileSync(0, 'utf8'))

// Prints what is said for each number from 1 to n, one line each.
function fizzBuzz(n) {
  // Write your solution here.
  console.log(n)
}

fizzBuzz(n)
