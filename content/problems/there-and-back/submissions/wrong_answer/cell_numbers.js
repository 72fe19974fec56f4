const [n, head, ...next] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

const chain = []
for (let cell = head; cell !== 0; cell = next[cell - 1]) chain.push(cell)

// Wrong: sorts the stops by whether their cell number is odd, not by whether their position in the chain is.
const round = [...chain.filter((cell) => cell % 2 === 1), ...chain.filter((cell) => cell % 2 === 0).reverse()]
round.forEach((cell, i) => {
  next[cell - 1] = round[i + 1] ?? 0
})

console.log(next.join(' '))
