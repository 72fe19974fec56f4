const [text, , ...asked] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

/** Entry i: the longest border of the first i letters, shorter than i. */
function longestBorders(text) {
  const borders = new Int32Array(text.length + 1)
  let border = 0
  for (let i = 1; i < text.length; i++) {
    while (border > 0 && text[border] !== text[i]) border = borders[border]
    if (text[border] === text[i]) border++
    borders[i + 1] = border
  }
  return borders
}

function shortestStamps(text) {
  const borders = longestBorders(text)
  const shortest = Int32Array.from(borders, (_, length) => length)
  // The largest length so far that the first c letters, as a stamp, have printed.
  const printed = Int32Array.from(shortest)
  for (let length = 1; length <= text.length; length++) {
    const stamp = shortest[borders[length]]
    // The stamp ends here; its prints so far must reach up to this last one.
    if (stamp > 0 && printed[stamp] >= length - stamp) {
      shortest[length] = stamp
      printed[stamp] = length
    }
  }
  return shortest
}

const stamps = shortestStamps(text)
console.log(asked.map((length) => stamps[Number(length)]).join(' '))
