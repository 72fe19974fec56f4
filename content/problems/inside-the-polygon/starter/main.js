const [n, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const places = []
for (let i = 0; i < words.length; i += 2) places.push({ x: words[i], y: words[i + 1] })

// Returns twice the area of the field, which is a whole number.
function twiceTheArea(corners) {
  // Write your solution here.
  return 0
}

// Returns where the stone lies: inside, outside or border.
function placeOf(stone, corners) {
  // Write your solution here.
  return 'outside'
}

const corners = places.slice(0, n)
console.log((twiceTheArea(corners) / 2).toFixed(1))
for (const stone of places.slice(n)) console.log(placeOf(stone, corners))
