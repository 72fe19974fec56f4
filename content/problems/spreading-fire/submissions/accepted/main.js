const [, , ...rows] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

function minutesUntilAllBurn(rows) {
  const map = rows.map((row) => [...row])
  const queue = []
  let trees = 0
  map.forEach((row, y) => {
    row.forEach((square, x) => {
      if (square === '*') queue.push({ y, x, minute: 0 })
      if (square === 'T') trees++
    })
  })

  let last = 0
  // The queue grows while we go through it; its minutes never fall.
  for (const { y, x, minute } of queue) {
    last = minute
    for (const [nextY, nextX] of [[y - 1, x], [y + 1, x], [y, x - 1], [y, x + 1]]) {
      if (map[nextY]?.[nextX] !== 'T') continue
      map[nextY][nextX] = '*'
      trees--
      queue.push({ y: nextY, x: nextX, minute: minute + 1 })
    }
  }
  return trees === 0 ? last : null
}

console.log(minutesUntilAllBurn(rows) ?? 'never')
