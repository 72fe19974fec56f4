// Wrong: begins with the longest shift, as if it was always needed.
const [, day, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

const shifts = []
for (let i = 0; i < numbers.length; i += 2) shifts.push({ begin: numbers[i], length: numbers[i + 1] })
shifts.sort((a, b) => a.begin - b.begin)
const longest = shifts.reduce((best, shift) => (shift.length > best.length ? shift : best))
const unrolled = [-1, 0, 1, 2].flatMap((lap) =>
  shifts.map(({ begin, length }) => ({ begin: begin + lap * day, end: begin + lap * day + length })),
)

function volunteersFrom({ begin, length }) {
  let end = begin + length
  let volunteers = 1
  let seen = 0
  while (end < begin + day) {
    let farthest = end
    for (; seen < unrolled.length && unrolled[seen].begin <= end; seen++) {
      farthest = Math.max(farthest, unrolled[seen].end)
    }
    if (farthest === end) return -1
    end = farthest
    volunteers++
  }
  return volunteers
}

console.log(String(volunteersFrom(longest)))
