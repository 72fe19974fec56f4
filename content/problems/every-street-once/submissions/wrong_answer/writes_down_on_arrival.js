// Wrong: writes each corner down on arrival, so a detour that is put in later stands in the wrong place.
const [count, most, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const leaving = Array.from({ length: count + 1 }, () => [])
for (let i = 0; i < most; i++) {
  const [a, b] = numbers.slice(2 * i, 2 * i + 2)
  leaving[a].push([b, i])
  leaving[b].push([a, i])
}
const odd = leaving.flatMap((here, corner) => (here.length % 2 === 1 ? [corner] : []))
const used = new Set()
const way = [odd[0] ?? numbers[0]]
const drive = [way[0]]
while (way.length > 0) {
  const street = leaving[way.at(-1)].pop()
  if (!street) way.pop()
  else if (!used.has(street[1])) {
    used.add(street[1])
    way.push(street[0])
    drive.push(street[0])
  }
}
console.log(odd.length <= 2 && used.size === most ? drive.join(' ') : 'impossible')
