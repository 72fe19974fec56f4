const [n, ...masts] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

const lit = new Array(30).fill(0)
for (const mast of masts) {
  for (let k = 0; k < 30; k++) lit[k] += (mast >> k) & 1
}

const costOf = (x) => lit.reduce((cost, on, k) => cost + ((x >> k) & 1 ? n - on : on) * 2 ** k, 0)

const free = lit.reduce((x, on, k) => (2 * on > n ? x | (1 << k) : x), 0)

// Wrong: among equally cheap masts this keeps the first one instead of the smallest signal.
let copy = masts[0]
for (const mast of masts) if (costOf(mast) < costOf(copy)) copy = mast

console.log(`${free} ${costOf(free)}`)
console.log(`${copy} ${costOf(copy)}`)
