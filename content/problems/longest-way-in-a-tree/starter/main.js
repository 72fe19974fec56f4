const [[n], ...paths] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))

// Returns the length of the longest tour; neighbours[a] has a pair [b, length] for each path from hut a to hut b.
function diameter(neighbours) {
  // Write your solution here.
  return 0
}

const neighbours = Array.from({ length: n + 1 }, () => [])
for (const [a, b, length] of paths) {
  neighbours[a].push([b, length])
  neighbours[b].push([a, length])
}
console.log(diameter(neighbours))
