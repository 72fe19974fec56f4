// Wrong: goes on with the same weight instead of the one behind it, so each weight may be taken again and again.
const [, total, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const sorted = [...new Set(weights)].sort((a, b) => a - b)
const found = []

function search(start, left, chosen) {
  if (left === 0) found.push(chosen.join(' '))
  for (let place = start; place < sorted.length && sorted[place] <= left; place++) {
    search(place, left - sorted[place], [...chosen, sorted[place]])
  }
}

search(0, total, [])
console.log([found.length, ...found].join('\n'))
