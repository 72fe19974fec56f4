// Wrong: looks only at rides that drink at least one glass.
const [n, goal, reach, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const useful = []
let head = 0
let best = Infinity
for (let i = 0; i < n; i++) {
  const place = numbers[2 * i]
  while (head < useful.length && useful[head][0] < place - reach) head++
  const before = place <= reach ? 0 : head < useful.length ? useful[head][1] : Infinity
  const total = before + numbers[2 * i + 1]
  while (useful.length > head && useful.at(-1)[1] >= total) useful.pop()
  useful.push([place, total])
  if (goal - place <= reach) best = Math.min(best, total)
}
console.log(best === Infinity ? 'impossible' : best)
