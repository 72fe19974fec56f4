const [n, head, ...pointers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const next = [0, ...pointers]

const chain = []
for (let cell = head; cell !== 0; cell = next[cell]) chain.push(cell)

// Out along every second stop, back along the others.
const out = chain.filter((_, i) => i % 2 === 0)
const back = chain.filter((_, i) => i % 2 === 1).reverse()
const round = [...out, ...back]
round.forEach((cell, i) => {
  next[cell] = round[i + 1] ?? 0
})

console.log(next.slice(1).join(' '))
