// Wrong: never changes the minute of an island again once it has one.
const [n, , T, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const arriving = Array.from({ length: n + 1 }, () => [])
for (let i = 0; i < numbers.length; i += 6) arriving[numbers[i + 1]].push(numbers.slice(i, i + 6))
const latest = new Map([[n, T]])
for (const [island, minute] of latest) {
  for (const [a, , s, p, c, d] of arriving[island]) {
    const spare = minute - d - s
    if (spare >= 0 && !latest.has(a)) latest.set(a, s + Math.min(Math.floor(spare / p), c - 1) * p)
  }
}
console.log(String(latest.get(1) ?? -1))
