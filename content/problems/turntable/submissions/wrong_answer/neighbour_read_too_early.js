// Wrong: reads who stands behind y before x is taken out; where that is x itself, x is coupled to x.
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const size = Number(first.split(' ')[0])
const places = size + 1
let behind = Array.from({ length: places }, (_, i) => (i + 1) % places)
let ahead = Array.from({ length: places }, (_, i) => (i + size) % places)
for (const line of lines) {
  const [kind, ...carriages] = line.trim().split(' ')
  if (kind === 'T') {
    const swapped = ahead
    ahead = behind
    behind = swapped
    continue
  }
  const x = Number(carriages[0])
  const y = kind === 'B' ? Number(carriages[1]) : 0
  const after = behind[y]
  behind[ahead[x]] = behind[x]
  ahead[behind[x]] = ahead[x]
  behind[y] = x
  ahead[x] = y
  behind[x] = after
  ahead[after] = x
}
const train = []
for (let c = behind[0]; c !== 0 && train.length < size; c = behind[c]) train.push(c)
console.log(train.join(' '))
