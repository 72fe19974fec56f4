const [, ...orders] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

class MinimumStack {
  // Puts x on top.
  push(x) {
    // Write your solution here.
  }

  // Takes the number on top away.
  drop() {}

  // Returns the smallest number on the stack.
  minimum() {
    return 0
  }
}

const stack = new MinimumStack()
const answers = []
for (const order of orders) {
  if (order === 'D') stack.drop()
  else if (order === 'M') answers.push(stack.minimum())
  else stack.push(Number(order.slice(2)))
}
console.log(answers.join('\n'))
