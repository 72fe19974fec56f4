const [, , k, kinds, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns {people, day}: how many know the secret in the end, and the last day on which somebody learns it.
// Person 1 talks if talks[1] is true; talks[0] is not used. A pair is an array of two friends.
function spread(talks, knowing, pairs) {
  // Write your solution here.
  return { people: knowing.length, day: 0 }
}

const talks = [false, ...Array.from(kinds, (kind) => kind === 'T')]
const numbers = words.map(Number)
const knowing = numbers.slice(0, Number(k))
const pairs = []
for (let i = Number(k); i < numbers.length; i += 2) pairs.push([numbers[i], numbers[i + 1]])
const { people, day } = spread(talks, knowing, pairs)
console.log(`${people} ${day}`)
