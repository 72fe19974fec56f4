// Wrong: a new time for a destination that is in the cache already is stored, but not its place in the order of use.
const [[room], ...orders] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((line) => line.split(' '))
const times = new Map()
for (const [kind, key, value] of orders) {
  if (kind === 'G') {
    const time = times.get(key) ?? '-1'
    if (times.has(key)) {
      times.delete(key)
      times.set(key, time)
    }
    console.log(time)
  } else {
    if (!times.has(key) && times.size === Number(room)) times.delete(times.keys().next().value)
    times.set(key, value)
  }
}
