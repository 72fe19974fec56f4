const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const count = Number(head.split(' ')[0])

// Returns [lowest temperature, how many stations show it] for each message {kind, first, second} of the kind 'min'.
// The other kind is 'set'. Stations are counted from 1.
function answer(count, messages) {
  // Write your solution here.
  return messages.filter(({ kind }) => kind === 'min').map(() => [0, 1])
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
