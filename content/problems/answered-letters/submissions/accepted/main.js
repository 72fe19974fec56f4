const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

function settle(letters) {
  // For each sender and receiver: the positions of the letters that were not answers, oldest first, and how many are answered.
  const queues = new Map()
  let unanswered = 0
  let longest = 0
  letters.forEach(({ sender, receiver }, position) => {
    const asked = queues.get(`${receiver} ${sender}`)
    if (asked && asked.answered < asked.positions.length) {
      longest = Math.max(longest, position - asked.positions[asked.answered++])
      unanswered--
      return
    }
    const pair = `${sender} ${receiver}`
    if (!queues.has(pair)) queues.set(pair, { positions: [], answered: 0 })
    queues.get(pair).positions.push(position)
    unanswered++
  })
  return [unanswered, longest]
}

const letters = lines.map((line) => {
  const [sender, receiver] = line.trim().split(' ')
  return { sender, receiver }
})
console.log(settle(letters).join(' '))
