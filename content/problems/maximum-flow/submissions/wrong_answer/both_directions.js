// Wrong: lets water flow through the pipes in both directions from the beginning.
const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const room = Array.from({ length: count + 1 }, () => new Array(count + 1).fill(0))
for (let i = 0; i < numbers.length; i += 3) {
  const [from, to, litres] = numbers.slice(i, i + 3)
  room[from][to] += litres
  room[to][from] += litres
}
let total = 0
while (true) {
  const before = new Map([[1, 0]])
  for (const station of before.keys()) {
    room[station].forEach((litres, other) => {
      if (litres > 0 && !before.has(other)) before.set(other, station)
    })
  }
  if (!before.has(count)) break
  const way = [count]
  while (way[0] !== 1) way.unshift(before.get(way[0]))
  const sent = way.slice(1).reduce((least, to, at) => Math.min(least, room[way[at]][to]), Infinity)
  way.slice(1).forEach((to, at) => {
    room[way[at]][to] -= sent
    room[to][way[at]] += sent
  })
  total += sent
}
console.log(total)
