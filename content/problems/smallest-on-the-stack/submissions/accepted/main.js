const [, ...orders] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

class MinimumStack {
  numbers = []
  // The smallest numbers, each put down when it came: a number that is larger than the smallest one changes nothing here.
  smallest = []

  push(x) {
    this.numbers.push(x)
    if (this.smallest.length === 0 || x <= this.smallest.at(-1)) this.smallest.push(x)
  }

  drop() {
    if (this.numbers.pop() === this.smallest.at(-1)) this.smallest.pop()
  }

  minimum() {
    return this.smallest.at(-1)
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
