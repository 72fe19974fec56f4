const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const count = Number(head.split(' ')[0])

class SegmentTree {
  constructor(size) {
    this.size = size
    // Node 1 is the root, the children of node i are 2i and 2i + 1, and the leaves are the last `size` nodes.
    // Each node knows the lowest value below it and how many leaves have this value.
    this.lowest = new Int32Array(2 * size)
    this.howMany = new Int32Array(2 * size).fill(1)
    for (let node = size - 1; node > 0; node--) this.renew(node)
  }

  renew(node) {
    const [left, right] = [2 * node, 2 * node + 1]
    const lowest = Math.min(this.lowest[left], this.lowest[right])
    this.lowest[node] = lowest
    this.howMany[node] = 0
    if (this.lowest[left] === lowest) this.howMany[node] += this.howMany[left]
    if (this.lowest[right] === lowest) this.howMany[node] += this.howMany[right]
  }

  set(place, value) {
    let node = this.size + place
    this.lowest[node] = value
    for (node >>= 1; node > 0; node >>= 1) this.renew(node)
  }

  // For the places from `first` to before `end`.
  lowestBetween(first, end) {
    let lowest = Infinity
    let howMany = 0
    const take = (node) => {
      if (this.lowest[node] < lowest) {
        lowest = this.lowest[node]
        howMany = 0
      }
      if (this.lowest[node] === lowest) howMany += this.howMany[node]
    }
    for (let left = first + this.size, right = end + this.size; left < right; left >>= 1, right >>= 1) {
      if (left % 2 === 1) take(left++)
      if (right % 2 === 1) take(--right)
    }
    return [lowest, howMany]
  }
}

function answer(count, messages) {
  const tree = new SegmentTree(count)
  const answers = []
  for (const { kind, first, second } of messages) {
    if (kind === 'set') tree.set(first - 1, second)
    else answers.push(tree.lowestBetween(first - 1, second))
  }
  return answers
}

const messages = lines.map((line) => {
  const [kind, first, second] = line.split(' ')
  return { kind, first: Number(first), second: Number(second) }
})
console.log(
  answer(count, messages)
    .map((low) => low.join(' '))
    .join('\n')
)
