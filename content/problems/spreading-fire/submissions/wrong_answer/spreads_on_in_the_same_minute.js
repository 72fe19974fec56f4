// Wrong: changes the map while it goes through it, so the fire spreads on to the right and down in the same minute.
const [, , ...rows] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const map = rows.map((row) => [...row])
let minutes = 0
let changed = true
while (changed) {
  changed = false
  map.forEach((row, y) => {
    row.forEach((square, x) => {
      const near = [map[y - 1]?.[x], map[y + 1]?.[x], row[x - 1], row[x + 1]]
      if (square !== 'T' || !near.includes('*')) return
      row[x] = '*'
      changed = true
    })
  })
  if (changed) minutes++
}
console.log(map.flat().includes('T') ? 'never' : minutes)
