const text = require('fs').readFileSync(0, 'utf8').trim()

const PRIORITY = { '(': 0, '+': 1, '-': 1, '*': 2, '/': 2 }

function compute(left, operator, right) {
  if (operator === '+') return left + right
  if (operator === '-') return left - right
  if (operator === '*') return left * right
  return Math.trunc(left / right)
}

function calculate(text) {
  const values = []
  const operators = []
  const applyTop = () => {
    const right = values.pop()
    const left = values.pop()
    values.push(compute(left, operators.pop(), right))
  }

  // The outer parentheses compute what waits at the end.
  for (const [token] of `(${text})`.matchAll(/\d+|\D/g)) {
    if (token === '(') {
      operators.push(token)
    } else if (token === ')') {
      while (operators.at(-1) !== '(') applyTop()
      operators.pop()
    } else if (token in PRIORITY) {
      while (PRIORITY[operators.at(-1)] >= PRIORITY[token]) applyTop()
      operators.push(token)
    } else {
      values.push(Number(token))
    }
  }
  return values.pop()
}

// As a text, because console.log writes the number -0 with its sign.
console.log(String(calculate(text)))
