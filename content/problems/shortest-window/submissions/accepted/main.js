const [garland, word] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

function shortestPiece(garland, word) {
  // How many of each letter the window still misses; negative if it has more than it needs.
  const missing = new Map()
  const add = (letter, count) => {
    missing.set(letter, (missing.get(letter) ?? 0) + count)
    return missing.get(letter)
  }
  for (const letter of word) add(letter, 1)

  let lacking = word.length
  let shortest = Infinity
  let start = 0
  for (let end = 0; end < garland.length; end++) {
    if (add(garland[end], -1) >= 0) lacking--
    while (lacking === 0) {
      shortest = Math.min(shortest, end - start + 1)
      if (add(garland[start], 1) > 0) lacking++
      start++
    }
  }
  return shortest === Infinity ? 0 : shortest
}

console.log(shortestPiece(garland, word) || 'none')
