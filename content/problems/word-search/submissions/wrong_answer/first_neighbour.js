// Wrong: hops to the first neighbour that has the next letter, and never tries another one.
const [height, width, , ...lines] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const tiles = lines.slice(0, Number(height))

function canHopFrom(y, x, word) {
  const used = new Set()
  for (let at = 0; ; at++) {
    if (at === 0 && tiles[y][x] !== word[0]) return false
    if (at === word.length - 1) return true
    used.add(`${y} ${x}`)
    const near = [
      [y - 1, x],
      [y + 1, x],
      [y, x - 1],
      [y, x + 1],
    ]
    const next = near.find(([a, b]) => tiles[a]?.[b] === word[at + 1] && !used.has(`${a} ${b}`))
    if (!next) return false
    ;[y, x] = next
  }
}

for (const word of lines.slice(Number(height))) {
  let isFound = false
  for (let y = 0; y < Number(height); y++) {
    for (let x = 0; x < Number(width); x++) isFound ||= canHopFrom(y, x, word)
  }
  console.log(isFound ? 'yes' : 'no')
}
