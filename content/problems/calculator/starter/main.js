const text = require('fs').readFileSync(0, 'utf8').trim()

// Returns the result of the expression.
function calculate(text) {
  // Write your solution here.
  return 0
}

// As a text, because console.log writes the number -0 with its sign.
console.log(String(calculate(text)))
