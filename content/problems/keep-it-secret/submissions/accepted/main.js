const [, , k, kinds, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns {people, day}: how many know the secret in the end, and the last day on which somebody learns it.
// Person 1 talks if talks[1] is true; talks[0] is not used. A pair is an array of two friends.
function spread(talks, knowing, pairs) {
  const friends = talks.map(() => [])
  for (const [a, b] of pairs) {
    friends[a].push(b)
    friends[b].push(a)
  }

  const days = new Array(talks.length).fill(-1)
  for (const person of knowing) days[person] = 0
  // In the order in which they learn it; it grows while we go through it.
  const informed = [...knowing]
  for (const person of informed) {
    if (!talks[person]) continue
    for (const friend of friends[person]) {
      if (days[friend] >= 0) continue
      days[friend] = days[person] + 1
      informed.push(friend)
    }
  }
  return { people: informed.length, day: days[informed[informed.length - 1]] }
}

const talks = [false, ...Array.from(kinds, (kind) => kind === 'T')]
const numbers = words.map(Number)
const knowing = numbers.slice(0, Number(k))
const pairs = []
for (let i = Number(k); i < numbers.length; i += 2) pairs.push([numbers[i], numbers[i + 1]])
const { people, day } = spread(talks, knowing, pairs)
console.log(`${people} ${day}`)
