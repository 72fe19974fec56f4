// Wrong: takes the reading in the middle of the order in which they were sent.
const [, ...readings] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
console.log(readings.map((_, i) => readings[i >> 1]).join(' '))
