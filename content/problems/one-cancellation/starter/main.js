const fs = require('fs')

// Returns the longest period { start, end } inside 0..night that is free after cancelling at most one booking.
// `bookings` is an array of such objects.
function longestFreePeriod(bookings, night) {
  // Write your solution here.
  return { start: -1, end: -1 }
}

const lines = fs.readFileSync(0, 'utf8').trim().split('\n')
const [[, night], ...rows] = lines.map((line) => line.split(' ').map(Number))
const bookings = rows.map(([start, end]) => ({ start, end }))
const free = longestFreePeriod(bookings, night)
console.log(`${free.start} ${free.end}`)
