// Wrong: compares the numbers as texts, letter by letter, so that 9 is larger than 10.
const [, ...points] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
let best = 0
for (let i = 1; i < points.length; i++) {
  if (points[i] > points[best]) best = i
}
console.log(`${points[best]} ${best + 1}`)
