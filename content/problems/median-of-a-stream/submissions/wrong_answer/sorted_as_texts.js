// Wrong: sorts the readings as texts, which is what sort does unless it is told otherwise.
const [, ...readings] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const sorted = []
const medians = readings.map((reading) => {
  sorted.push(reading)
  sorted.sort()
  return sorted[(sorted.length - 1) >> 1]
})
console.log(medians.join(' '))
