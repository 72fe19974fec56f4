// Wrong: looks after one more round whether the goal itself got cheaper; a circle far away needs more rounds to show there.
const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const costs = new Array(count + 1).fill(Infinity)
costs[1] = 0
let before = Infinity
for (let round = 1; round <= count; round++) {
  before = costs[count]
  for (let i = 0; i < numbers.length; i += 3) {
    const [from, to, cost] = numbers.slice(i, i + 3)
    costs[to] = Math.min(costs[to], costs[from] + cost)
  }
}
if (costs[count] < before) console.log('unlimited')
else console.log(costs[count] === Infinity ? 'impossible' : costs[count])
