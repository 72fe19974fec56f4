// Wrong: from left to right, takes at each place the repeat that saves most there, and shortens its inside in the same way.
const stitches = require('fs').readFileSync(0, 'utf8').trim()

const known = new Map()

function shorten(text) {
  if (!known.has(text)) known.set(text, shortenNew(text))
  return known.get(text)
}

function shortenNew(text) {
  let written = ''
  let place = 0
  while (place < text.length) {
    let best = { saved: 0, pattern: text[place], stitches: 1 }
    for (let period = 1; place + 2 * period <= text.length; period++) {
      const section = text.slice(place, place + period)
      let repeats = 1
      while (text.startsWith(section, place + repeats * period)) repeats++
      if (repeats === 1) continue
      const pattern = `${repeats}(${shorten(section)})`
      const saved = repeats * period - pattern.length
      if (saved > best.saved) best = { saved, pattern, stitches: repeats * period }
    }
    written += best.pattern
    place += best.stitches
  }
  return written
}

console.log(String(shorten(stitches).length))
