// Wrong: rounds half an area down.
const [n, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const places = []
for (let i = 0; i < words.length; i += 2) places.push([words[i], words[i + 1]])
const sides = places.slice(0, n).map((a, i) => [...a, ...places[(i + 1) % n]])
const twice = sides.reduce((sum, [ax, ay, bx, by]) => sum + ax * by - ay * bx, 0)
console.log(`${Math.floor(Math.abs(twice) / 2)}.0`)
for (const [x, y] of places.slice(n)) {
  let place = 'outside'
  for (const [ax, ay, bx, by] of sides) {
    const turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    const isWithin = Math.min(ax, bx) <= x && x <= Math.max(ax, bx) && Math.min(ay, by) <= y && y <= Math.max(ay, by)
    if (turn === 0 && isWithin) {
      place = 'border'
      break
    }
    if (ay > y !== by > y && turn > 0 === by > ay) place = place === 'inside' ? 'outside' : 'inside'
  }
  console.log(place)
}
