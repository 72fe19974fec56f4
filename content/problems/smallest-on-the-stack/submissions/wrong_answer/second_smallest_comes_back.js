// Wrong: when the smallest number leaves, the one that was the smallest before it counts again, but only one is remembered.
const [, ...orders] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const numbers = []
let smallest = Infinity
let before = Infinity
const answers = []
for (const order of orders) {
  if (order === 'M') {
    answers.push(smallest)
  } else if (order === 'D') {
    if (numbers.pop() === smallest) smallest = before
  } else {
    const x = Number(order.slice(2))
    numbers.push(x)
    if (x <= smallest) {
      before = smallest
      smallest = x
    }
  }
}
console.log(answers.join('\n'))
