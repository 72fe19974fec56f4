const [n, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const places = []
for (let i = 0; i < words.length; i += 2) places.push({ x: words[i], y: words[i + 1] })

function sides(corners) {
  return corners.map((a, i) => ({ a, b: corners[(i + 1) % corners.length] }))
}

function twiceTheArea(corners) {
  return Math.abs(sides(corners).reduce((sum, { a, b }) => sum + a.x * b.y - a.y * b.x, 0))
}

function isBetween(value, one, other) {
  return Math.min(one, other) <= value && value <= Math.max(one, other)
}

function placeOf(p, corners) {
  let inside = false
  for (const { a, b } of sides(corners)) {
    // Positive if the stone lies on the left of the way from a to b, and 0 on the line through both.
    const turn = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
    if (turn === 0 && isBetween(p.x, a.x, b.x) && isBetween(p.y, a.y, b.y)) return 'border'
    // The way to the right crosses a side that goes up if the stone is on its left, and one that goes down if it is on its right.
    const crosses = a.y > p.y !== b.y > p.y
    if (crosses && turn > 0 === b.y > a.y) inside = !inside
  }
  return inside ? 'inside' : 'outside'
}

const corners = places.slice(0, n)
console.log((twiceTheArea(corners) / 2).toFixed(1))
for (const stone of places.slice(n)) console.log(placeOf(stone, corners))
