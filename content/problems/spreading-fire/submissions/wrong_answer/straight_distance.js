// Wrong: takes the distance to the nearest fire as the crow flies, without looking at the bare ground between.
const [, , ...rows] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const places = (wanted) => rows.flatMap((row, y) => [...row].flatMap((square, x) => (square === wanted ? [[y, x]] : [])))
const fires = places('*').slice(0, 50)
let last = 0
for (const [y, x] of places('T')) {
  const nearest = fires.reduce((least, [fireY, fireX]) => Math.min(least, Math.abs(fireY - y) + Math.abs(fireX - x)), Infinity)
  last = Math.max(last, nearest)
}
console.log(last === Infinity ? 'never' : last)
