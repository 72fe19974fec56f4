// Wrong: adds up the two deepest branches of hut 1, although the longest tour need not pass hut 1.
const [[n], ...paths] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))
const neighbours = Array.from({ length: n + 1 }, () => [])
for (const [a, b, length] of paths) {
  neighbours[a].push([b, length])
  neighbours[b].push([a, length])
}
const depths = neighbours[1].map(([first, start]) => {
  let deepest = start
  const stack = [[first, 1, start]]
  while (stack.length > 0) {
    const [hut, from, distance] = stack.pop()
    deepest = Math.max(deepest, distance)
    for (const [other, length] of neighbours[hut]) {
      if (other !== from) stack.push([other, hut, distance + length])
    }
  }
  return deepest
})
depths.sort((a, b) => b - a)
console.log((depths[0] ?? 0) + (depths[1] ?? 0))
