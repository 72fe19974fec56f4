const fs = require('fs')

function longestFreePeriod(bookings, night) {
  const ordered = bookings.slice().sort((a, b) => a.start - b.start)
  let best = { start: 0, end: 0 }
  // The two largest ends so far. Cancelling the booking with the latest end leaves the second one in the way.
  let latest = 0
  let second = 0
  for (const { start, end } of [...ordered, { start: night, end: night }]) {
    if (start - second > best.end - best.start) best = { start: second, end: start }
    if (end > latest) {
      second = latest
      latest = end
    } else {
      second = Math.max(second, end)
    }
  }
  return best
}

const lines = fs.readFileSync(0, 'utf8').trim().split('\n')
const [[, night], ...rows] = lines.map((line) => line.split(' ').map(Number))
const bookings = rows.map(([start, end]) => ({ start, end }))
const free = longestFreePeriod(bookings, night)
console.log(`${free.start} ${free.end}`)
