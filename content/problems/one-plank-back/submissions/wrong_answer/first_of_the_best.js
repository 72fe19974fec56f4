// Wrong: among planks that allow the same length, brings back the first one instead of the shortest.
const [n, ...planks] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b))
const before = [0]
const behind = new Array(n + 1).fill(0)
for (let i = 0; i < n; i++) before.push(gcd(before[i], planks[i]))
for (let i = n - 1; i >= 0; i--) behind[i] = gcd(behind[i + 1], planks[i])
const lengths = planks.map((_, i) => gcd(before[i], behind[i + 1]))
const longest = lengths.reduce((a, b) => Math.max(a, b))
const returned = lengths.indexOf(longest)
const total = planks.reduce((sum, plank) => sum + plank, 0)
console.log(`${longest} ${returned + 1} ${(total - planks[returned]) / longest}`)
