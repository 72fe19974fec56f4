// Wrong: thinks that a stall exactly d kilometres away is out of reach.
const [n, goal, reach, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

const useful = [{ place: 0, total: 0 }]
let first = 0
let answer = null
for (let i = 0; i <= n; i++) {
  const place = i < n ? numbers[2 * i] : goal
  const cost = i < n ? numbers[2 * i + 1] : 0
  while (first < useful.length && useful[first].place <= place - reach) first++
  if (first === useful.length) break
  const total = useful[first].total + cost
  while (useful.length > first && useful.at(-1).total >= total) useful.pop()
  useful.push({ place, total })
  if (i === n) answer = total
}
console.log(answer ?? 'impossible')
