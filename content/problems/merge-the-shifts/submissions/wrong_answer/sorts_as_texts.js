// Wrong: sort() without a function compares the shifts as texts, so 100 comes before 9.
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const shifts = lines.map((line) => line.split(' ').map(Number)).sort()
const merged = []
for (const [begin, end] of shifts) {
  const last = merged.at(-1)
  if (last && begin <= last[1]) last[1] = Math.max(last[1], end)
  else merged.push([begin, end])
}
console.log([merged.length, ...merged.map((period) => period.join(' '))].join('\n'))
