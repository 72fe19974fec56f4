// Wrong: takes all operators for equally strong.
const text = require('fs').readFileSync(0, 'utf8').trim()
const PRIORITY = { '(': 0, '+': 1, '-': 1, '*': 2, '/': 2 }
const values = []
const operators = []
function applyTop() {
  const right = values.pop()
  const left = values.pop()
  const operator = operators.pop()
  if (operator === '+') values.push(left + right)
  else if (operator === '-') values.push(left - right)
  else if (operator === '*') values.push(left * right)
  else values.push(Math.trunc(left / right))
}
for (const [token] of `(${text})`.matchAll(/\d+|\D/g)) {
  if (token === '(') {
    operators.push(token)
  } else if (token === ')') {
    while (operators.at(-1) !== '(') applyTop()
    operators.pop()
  } else if (token in PRIORITY) {
    while (operators.at(-1) !== '(') applyTop()
    operators.push(token)
  } else {
    values.push(Number(token))
  }
}
console.log(String(values.pop()))
