// Wrong: counts the beads of each colour and forgets that they must keep their order.
const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
let beads = 0
for (const colour of 'abcdefghijklmnopqrstuvwxyz') {
  beads += Math.min(s.split(colour).length, t.split(colour).length) - 1
}
console.log(beads)
