// Wrong: lets a letter that answers another one wait for an answer itself.
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const queues = new Map()
const queueOf = (pair) => {
  if (!queues.has(pair)) queues.set(pair, { positions: [], answered: 0 })
  return queues.get(pair)
}
let answers = 0
let longest = 0
lines.forEach((line, position) => {
  const [sender, receiver] = line.trim().split(' ')
  const asked = queueOf(`${receiver} ${sender}`)
  if (asked.answered < asked.positions.length) {
    longest = Math.max(longest, position - asked.positions[asked.answered++])
    answers++
  }
  queueOf(`${sender} ${receiver}`).positions.push(position)
})
console.log(`${lines.length - answers} ${longest}`)
