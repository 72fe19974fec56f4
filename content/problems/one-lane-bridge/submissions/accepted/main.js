const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

function secondsOfSending(cars, crossing, most) {
  // The cars of each side in the order of their coming, and how many of them are sent.
  const lines = { W: { cars: [], sent: 0 }, E: { cars: [], sent: 0 } }
  const isWaiting = (side) => lines[side].sent < lines[side].cars.length
  const seconds = new Array(cars.length).fill(0)
  let side = 'W'
  let inARow = 0
  let come = 0
  let now = 0
  for (let turn = 0; turn < cars.length; turn++) {
    if (!isWaiting('W') && !isWaiting('E')) now = Math.max(now, cars[come].second)
    for (; come < cars.length && cars[come].second <= now; come++) lines[cars[come].side].cars.push(come)

    const other = side === 'W' ? 'E' : 'W'
    if (!isWaiting(side) || (inARow >= most && isWaiting(other))) {
      side = other
      inARow = 0
    }
    inARow++
    const line = lines[side]
    seconds[line.cars[line.sent++]] = now
    now += crossing
  }
  return seconds
}

const [, crossing, most] = first.split(' ').map(Number)
const cars = lines.map((line) => {
  const [second, side] = line.trim().split(' ')
  return { second: Number(second), side }
})
console.log(secondsOfSending(cars, crossing, most).join(' '))
