// Turns all squares of the island to which this square of land belongs into water.
function flood(map, startY, startX) {
  map[startY][startX] = '.'
  const waiting = [[startY, startX]]
  while (waiting.length > 0) {
    const [y, x] = waiting.pop()
    const neighbours = [
      [y - 1, x],
      [y + 1, x],
      [y, x - 1],
      [y, x + 1],
    ]
    for (const [toY, toX] of neighbours) {
      if (map[toY]?.[toX] !== '#') continue
      map[toY][toX] = '.'
      waiting.push([toY, toX])
    }
  }
}

function countIslands(rows) {
  const map = rows.map((row) => [...row])
  let islands = 0
  for (let y = 0; y < map.length; y++) {
    for (let x = 0; x < map[y].length; x++) {
      if (map[y][x] !== '#') continue
      islands++
      flood(map, y, x)
    }
  }
  return islands
}
