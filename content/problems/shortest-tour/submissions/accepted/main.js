const [[n], ...minutes] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/).map(Number))

// Returns the minutes of the shortest tour; minutes[i][j] is the way from place i to place j, both counted from 0.
function shortestTour(n, minutes) {
  const all = (1 << n) - 1
  // fewest[visited][last]: minutes to visit just the places whose bits are set in `visited`, ending at `last`.
  const fewest = Array.from({ length: all + 1 }, () => new Array(n).fill(Infinity))
  fewest[1][0] = 0
  for (let visited = 1; visited < all; visited += 2) {
    for (let last = 0; last < n; last++) {
      if (fewest[visited][last] === Infinity) continue
      for (let place = 1; place < n; place++) {
        if ((visited >> place) & 1) continue
        const row = fewest[visited | (1 << place)]
        row[place] = Math.min(row[place], fewest[visited][last] + minutes[last][place])
      }
    }
  }
  return Math.min(...fewest[all].map((soFar, last) => soFar + minutes[last][0]))
}

console.log(shortestTour(n, minutes))
