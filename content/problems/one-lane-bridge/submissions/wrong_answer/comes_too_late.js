// Wrong: a car that comes in the very second of a decision is not waiting yet, unless nobody else is.
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const [, crossing, most] = first.split(' ').map(Number)
const cars = lines.map((line) => {
  const [second, side] = line.trim().split(' ')
  return { second: Number(second), side }
})
const waiting = { W: [], E: [] }
const seconds = new Array(cars.length).fill(0)
let side = 'W'
let inARow = 0
let come = 0
let now = 0
for (let turn = 0; turn < cars.length; turn++) {
  while (come < cars.length && cars[come].second < now) waiting[cars[come].side].push(come++)
  if (waiting.W.length === 0 && waiting.E.length === 0) {
    now = Math.max(now, cars[come].second)
    while (come < cars.length && cars[come].second <= now) waiting[cars[come].side].push(come++)
  }
  const other = side === 'W' ? 'E' : 'W'
  if (waiting[side].length === 0 || (inARow >= most && waiting[other].length > 0)) {
    side = other
    inARow = 0
  }
  inARow++
  seconds[waiting[side].shift()] = now
  now += crossing
}
console.log(seconds.join(' '))
