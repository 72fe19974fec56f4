const fs = require('fs')

// Returns the positions [i, j] of the first echo, counted from 1, or null if there is none.
function firstEcho(readings, wanted) {
  // Write your solution here.
  return [0, 0]
}

const [head, body] = fs.readFileSync(0, 'utf8').split('\n')
const wanted = Number(head.split(' ')[1])
const readings = body.trim().split(' ').map(Number)
const echo = firstEcho(readings, wanted)
console.log(echo === null ? 'none' : echo.join(' '))
