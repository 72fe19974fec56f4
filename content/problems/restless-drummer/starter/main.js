const fs = require('fs')

// Returns the number of rhythms that fill the beats, modulo 1,000,000,007. The lengths are in increasing order.
function countRhythms(beats, lengths) {
  // Write your solution here.
  return -1
}

const [beats, , ...lengths] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
console.log(countRhythms(beats, lengths))
