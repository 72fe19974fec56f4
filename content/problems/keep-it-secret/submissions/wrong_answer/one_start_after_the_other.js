// Wrong: lets the secret run to its end from the first person before the next one of day 0 begins.
const [n, , k, kinds, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const numbers = words.map(Number)
const friends = Array.from({ length: Number(n) + 1 }, () => [])
for (let i = Number(k); i < numbers.length; i += 2) {
  friends[numbers[i]].push(numbers[i + 1])
  friends[numbers[i + 1]].push(numbers[i])
}
const days = new Map()
for (const start of numbers.slice(0, Number(k))) {
  if (days.has(start)) continue
  days.set(start, 0)
  const informed = [start]
  for (const person of informed) {
    if (kinds[person - 1] === 'D') continue
    for (const friend of friends[person]) {
      if (days.has(friend)) continue
      days.set(friend, days.get(person) + 1)
      informed.push(friend)
    }
  }
}
console.log(`${days.size} ${[...days.values()].reduce((a, b) => Math.max(a, b))}`)
