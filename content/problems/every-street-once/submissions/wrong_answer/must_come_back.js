// Wrong: looks only for drives that end where they began, so it allows no odd corners at all.
const [count, most, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const leaving = Array.from({ length: count + 1 }, () => [])
for (let i = 0; i < most; i++) {
  const [a, b] = numbers.slice(2 * i, 2 * i + 2)
  leaving[a].push([b, i])
  leaving[b].push([a, i])
}
const isEven = leaving.every((here) => here.length % 2 === 0)
const used = new Set()
const way = [numbers[0]]
const drive = []
while (way.length > 0) {
  const street = leaving[way.at(-1)].pop()
  if (!street) drive.push(way.pop())
  else if (!used.has(street[1])) {
    used.add(street[1])
    way.push(street[0])
  }
}
console.log(isEven && used.size === most ? drive.join(' ') : 'impossible')
