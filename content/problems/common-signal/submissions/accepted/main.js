const [n, ...masts] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const LAMPS = 30

const lit = new Array(LAMPS).fill(0)
for (const mast of masts) {
  for (let k = 0; k < LAMPS; k++) lit[k] += (mast >> k) & 1
}

// Multiply instead of shifting: costs outgrow 32 bits, but stay far below 2^53.
function costOf(x) {
  let cost = 0
  for (let k = 0; k < LAMPS; k++) cost += ((x >> k) & 1 ? n - lit[k] : lit[k]) * 2 ** k
  return cost
}

let free = 0
for (let k = 0; k < LAMPS; k++) {
  if (2 * lit[k] > n) free |= 1 << k
}

let copy = masts[0]
let copyCost = costOf(copy)
for (const mast of masts) {
  const cost = costOf(mast)
  if (cost < copyCost || (cost === copyCost && mast < copy)) {
    copy = mast
    copyCost = cost
  }
}

console.log(`${free} ${costOf(free)}`)
console.log(`${copy} ${copyCost}`)
