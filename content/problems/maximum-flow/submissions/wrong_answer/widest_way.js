// Wrong: looks for the one way that carries the most water, though several ways can be used together.
const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const most = new Array(count + 1).fill(0)
most[1] = Infinity
for (let round = 1; round <= count; round++) {
  for (let i = 0; i < numbers.length; i += 3) {
    const [from, to, room] = numbers.slice(i, i + 3)
    most[to] = Math.max(most[to], Math.min(most[from], room))
  }
}
console.log(most[count])
