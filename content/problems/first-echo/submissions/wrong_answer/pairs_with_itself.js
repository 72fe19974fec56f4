// Wrong: the whole log is put into the table first, so a reading can find itself, or a partner that comes later.
const fs = require('fs')

const [head, body] = fs.readFileSync(0, 'utf8').split('\n')
const wanted = Number(head.split(' ')[1])
const readings = body.trim().split(' ').map(Number)
const position = new Map(readings.map((reading, k) => [reading, k + 1]))
const j = readings.findIndex((reading) => position.has(wanted - reading))
console.log(j < 0 ? 'none' : `${position.get(wanted - readings[j])} ${j + 1}`)
