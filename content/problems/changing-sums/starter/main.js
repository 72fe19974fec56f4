const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const count = Number(head.split(' ')[0])

// Returns the sum for each event {kind, first, second} of the kind 'sum'; the other kind is 'add'.
function answer(count, events) {
  // Write your solution here.
  return events.filter(({ kind }) => kind === 'sum').map(() => 0)
}

const events = lines.map((line) => {
  const [kind, first, second] = line.split(' ')
  return { kind, first: Number(first), second: Number(second) }
})
console.log(answer(count, events).join('\n'))
