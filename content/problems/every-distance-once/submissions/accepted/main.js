const [first, street] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const n = Number(first)
const last = street.length - 1

// Both ends have a mast from the start, so every new mast is checked against the last lot, too.
const masts = [0, last]
const taken = new Array(last + 1).fill(false) // by distance
taken[last] = true

let ways = 0
let firstWay = []

// Marks the distances of a new mast until one is already taken; returns how many it marked.
function mark(lot) {
  for (let i = 0; i < masts.length; i++) {
    const distance = Math.abs(lot - masts[i])
    if (taken[distance]) return i
    taken[distance] = true
  }
  return masts.length
}

function place(from) {
  if (masts.length === n) {
    if (ways === 0) firstWay = [...masts].sort((a, b) => a - b)
    ways++
    return
  }
  for (let lot = from; lot < last; lot++) {
    if (street[lot] === '#') continue
    const marked = mark(lot)
    if (marked === masts.length) {
      masts.push(lot)
      place(lot + 1)
      masts.pop()
    }
    for (let i = 0; i < marked; i++) taken[Math.abs(lot - masts[i])] = false
  }
}

place(1)
console.log(ways)
if (ways > 0) console.log(firstWay.map((lot) => lot + 1).join(' '))
