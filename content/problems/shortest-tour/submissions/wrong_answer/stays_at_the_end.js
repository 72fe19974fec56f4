// Wrong: stops at the last place and forgets the way back to the depot when it compares tours.
const [[n], ...minutes] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/).map(Number))

const all = (1 << n) - 1
const fewest = Array.from({ length: all + 1 }, () => new Array(n).fill(Infinity))
fewest[1][0] = 0
for (let visited = 1; visited < all; visited += 2) {
  for (let last = 0; last < n; last++) {
    for (let place = 1; place < n; place++) {
      if ((visited >> place) & 1) continue
      const row = fewest[visited | (1 << place)]
      row[place] = Math.min(row[place], fewest[visited][last] + minutes[last][place])
    }
  }
}
const last = fewest[all].indexOf(Math.min(...fewest[all]))
console.log(fewest[all][last] + minutes[last][0])
