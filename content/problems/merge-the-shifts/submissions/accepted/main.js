const [, ...times] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function merge(shifts) {
  const merged = []
  // Shifts come by their begin, so only the last period can go on.
  for (const { begin, end } of shifts.toSorted((a, b) => a.begin - b.begin)) {
    const last = merged.at(-1)
    if (last && begin <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ begin, end })
  }
  return merged
}

const shifts = []
for (let i = 0; i < times.length; i += 2) shifts.push({ begin: times[i], end: times[i + 1] })
const periods = merge(shifts)
console.log([periods.length, ...periods.map(({ begin, end }) => `${begin} ${end}`)].join('\n'))
