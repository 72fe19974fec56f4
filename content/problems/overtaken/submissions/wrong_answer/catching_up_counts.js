// Wrong: takes somebody who has just caught up for somebody who has overtaken.
const [, T, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const cyclists = []
for (let i = 0; i < numbers.length; i += 2) cyclists.push([numbers[i], numbers[i] + numbers[i + 1] * T])
cyclists.sort((a, b) => a[0] - b[0] || a[1] - b[1])
const ends = [...new Set(cyclists.map(([, end]) => end))].sort((a, b) => a - b)
const rank = new Map(ends.map((end, i) => [end, i + 1]))
const tree = new Array(ends.length + 1).fill(0)
const countBelow = (end) => {
  let count = 0
  for (let i = rank.get(end) - 1; i > 0; i -= i & -i) count += tree[i]
  return count
}
const add = (end) => {
  for (let i = rank.get(end); i < tree.length; i += i & -i) tree[i]++
}
let pairs = 0
for (let i = 0; i < cyclists.length; ) {
  let next = i
  while (next < cyclists.length && cyclists[next][0] === cyclists[i][0]) pairs += i - countBelow(cyclists[next++][1])
  while (i < next) add(cyclists[i++][1])
}
console.log(String(pairs))
