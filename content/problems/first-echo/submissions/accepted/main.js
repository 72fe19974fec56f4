const fs = require('fs')

function firstEcho(readings, wanted) {
  const lastSeen = new Map()
  for (let j = 0; j < readings.length; j++) {
    const i = lastSeen.get(wanted - readings[j])
    if (i !== undefined) return [i + 1, j + 1]
    // Written down only after the look-up, so a reading never pairs with itself.
    lastSeen.set(readings[j], j)
  }
  return null
}

const [head, body] = fs.readFileSync(0, 'utf8').split('\n')
const wanted = Number(head.split(' ')[1])
const readings = body.trim().split(' ').map(Number)
const echo = firstEcho(readings, wanted)
console.log(echo === null ? 'none' : echo.join(' '))
