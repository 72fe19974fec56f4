const [pattern, number] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns the number of stitches, and for each opening bracket its repeat.
function measure(pattern) {
  const repeatAt = new Map()
  const outer = []
  let times = ''
  let stitches = 0n
  for (let place = 0; place < pattern.length; place++) {
    const sign = pattern[place]
    if (sign >= '0' && sign <= '9') {
      times += sign
    } else if (sign === '(') {
      outer.push({ opening: place, times: BigInt(times), before: stitches })
      times = ''
      stitches = 0n
    } else if (sign === ')') {
      const { opening, times, before } = outer.pop()
      repeatAt.set(opening, { all: times * stitches, round: stitches, closing: place })
      stitches = before + times * stitches
    } else {
      stitches++
    }
  }
  return { stitches, repeatAt }
}

function findStitch(pattern, repeatAt, wanted) {
  for (let place = 0; ; place++) {
    const sign = pattern[place]
    if (sign === '(') {
      const { all, round, closing } = repeatAt.get(place)
      if (wanted > all) {
        wanted -= all
        place = closing
      } else {
        wanted = ((wanted - 1n) % round) + 1n
      }
    } else if (sign >= 'A' && sign <= 'Z') {
      wanted--
      if (wanted === 0n) return sign
    }
  }
}

const wanted = BigInt(number)
const { stitches, repeatAt } = measure(pattern)
console.log(`${stitches} ${wanted > stitches ? '-' : findStitch(pattern, repeatAt, wanted)}`)
