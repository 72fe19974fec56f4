// Wrong: finds the crossing by a division and never asks for the border, so that stones on it are inside or outside.
const [n, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const places = []
for (let i = 0; i < words.length; i += 2) places.push([words[i], words[i + 1]])
const sides = places.slice(0, n).map((a, i) => [...a, ...places[(i + 1) % n]])
const twice = sides.reduce((sum, [ax, ay, bx, by]) => sum + ax * by - ay * bx, 0)
console.log((Math.abs(twice) / 2).toFixed(1))
for (const [x, y] of places.slice(n)) {
  let isInside = false
  for (const [ax, ay, bx, by] of sides) {
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) isInside = !isInside
  }
  console.log(isInside ? 'inside' : 'outside')
}
