// Wrong: searches from station 1 only, and never sees the parts of the net that are not connected with it.
const [n, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const linesAt = Array.from({ length: n + 1 }, () => [])
for (let i = 0; i < words.length; i += 2) {
  linesAt[words[i]].push(words[i + 1])
  linesAt[words[i + 1]].push(words[i])
}
const number = new Array(n + 1).fill(0)
const low = new Array(n + 1).fill(0)
const critical = new Set()
let found = 0

function visit(station, parent) {
  number[station] = low[station] = ++found
  let children = 0
  for (const other of linesAt[station]) {
    if (number[other] === 0) {
      children++
      visit(other, station)
      low[station] = Math.min(low[station], low[other])
      if (parent !== 0 && low[other] >= number[station]) critical.add(station)
    } else {
      low[station] = Math.min(low[station], number[other])
    }
  }
  if (parent === 0 && children > 1) critical.add(station)
}

visit(1, 0)
console.log(critical.size)
console.log([...critical].sort((a, b) => a - b).join(' '))
