// Wrong: tries only the shortest plank and those at which the common divisor of the beginning falls; the first one never counts.
const [n, ...planks] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b))
const tried = new Set([planks.indexOf(planks.reduce((a, b) => Math.min(a, b)))])
let common = planks[0]
for (let i = 1; i < n; i++) {
  const next = gcd(common, planks[i])
  if (next < common) tried.add(i)
  common = next
}
let best = null
for (const i of [...tried].sort((a, b) => a - b)) {
  const length = planks.reduce((sofar, plank, at) => (at === i ? sofar : gcd(sofar, plank)), 0)
  if (!best || length > best.length || (length === best.length && planks[i] < planks[best.i])) best = { length, i }
}
const total = planks.reduce((sum, plank) => sum + plank, 0)
console.log(`${best.length} ${best.i + 1} ${(total - planks[best.i]) / best.length}`)
