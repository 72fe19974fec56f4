const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const count = Number(head.split(' ')[0])

class FenwickTree {
  constructor(size) {
    // sums[i] is the sum of the last `i & -i` places up to i; places are counted from 1.
    this.sums = new Array(size + 1).fill(0)
  }

  add(place, change) {
    for (; place < this.sums.length; place += place & -place) this.sums[place] += change
  }

  sumUpTo(place) {
    let total = 0
    for (; place > 0; place -= place & -place) total += this.sums[place]
    return total
  }
}

function answer(count, events) {
  const tree = new FenwickTree(count)
  const sums = []
  for (const { kind, first, second } of events) {
    if (kind === 'add') tree.add(first, second)
    else sums.push(tree.sumUpTo(second) - tree.sumUpTo(first - 1))
  }
  return sums
}

const events = lines.map((line) => {
  const [kind, first, second] = line.split(' ')
  return { kind, first: Number(first), second: Number(second) }
})
console.log(answer(count, events).join('\n'))
