// Wrong: starts the searches against the streets in the order of the numbers, not from the square that was finished last.
const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const backwards = Array.from({ length: count + 1 }, () => [])
for (let i = 0; i < numbers.length; i += 2) backwards[numbers[i + 1]].push(numbers[i])
const seen = new Set()
const sizes = []
for (let start = 1; start <= count; start++) {
  if (seen.has(start)) continue
  seen.add(start)
  const reached = [start]
  for (const square of reached) {
    for (const end of backwards[square]) {
      if (seen.has(end)) continue
      seen.add(end)
      reached.push(end)
    }
  }
  sizes.push(reached.length)
}
console.log(`${sizes.length} ${sizes.reduce((a, b) => Math.max(a, b))}`)
