// Wrong: waits for three cooks who all fell out with one another, but longer circles are just as bad.
const [n, m, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const against = Array.from({ length: n + 1 }, () => new Set())
let answer = 'peace'
for (let day = 1; day <= m && answer === 'peace'; day++) {
  const first = numbers[2 * day - 2]
  const second = numbers[2 * day - 1]
  const [few, many] = against[first].size < against[second].size ? [first, second] : [second, first]
  for (const cook of against[few]) if (against[many].has(cook)) answer = day
  against[first].add(second)
  against[second].add(first)
}
console.log(String(answer))
