// Wrong: counts the stitches in floating point, which is not exact beyond 2^53.
const [pattern, number] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const repeatAt = new Map()
const outer = []
let times = ''
let stitches = 0
for (let place = 0; place < pattern.length; place++) {
  const sign = pattern[place]
  if (sign >= '0' && sign <= '9') {
    times += sign
  } else if (sign === '(') {
    outer.push({ opening: place, times: Number(times), before: stitches })
    times = ''
    stitches = 0
  } else if (sign === ')') {
    const { opening, times, before } = outer.pop()
    repeatAt.set(opening, { all: times * stitches, round: stitches, closing: place })
    stitches = before + times * stitches
  } else {
    stitches++
  }
}

let wanted = Number(number)
let found = '-'
for (let place = 0; place < pattern.length && found === '-' && wanted <= stitches; place++) {
  const sign = pattern[place]
  if (sign === '(') {
    const { all, round, closing } = repeatAt.get(place)
    if (wanted > all) {
      wanted -= all
      place = closing
    } else {
      wanted = ((wanted - 1) % round) + 1
    }
  } else if (sign >= 'A' && sign <= 'Z') {
    wanted--
    if (wanted === 0) found = sign
  }
}
console.log(`${stitches} ${found}`)
