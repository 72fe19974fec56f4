// Wrong: prints the cost of what can be connected, even if villages stay apart.
const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const pointsTo = Array.from({ length: count + 1 }, (_, village) => village)
const head = (village) => (pointsTo[village] === village ? village : (pointsTo[village] = head(pointsTo[village])))
const offers = []
for (let i = 0; i < numbers.length; i += 3) offers.push(numbers.slice(i, i + 3))
let total = 0
for (const [a, b, cost] of offers.sort((one, other) => one[2] - other[2])) {
  if (head(a) === head(b)) continue
  pointsTo[head(a)] = head(b)
  total += cost
}
console.log(total)
