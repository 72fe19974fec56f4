const [, T, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns {sorted, pairs}: the sorted places, and the number of pairs in which the larger one stood before the smaller one.
function sortAndCount(places) {
  if (places.length < 2) return { sorted: places, pairs: 0 }
  const middle = places.length >> 1
  const left = sortAndCount(places.slice(0, middle))
  const right = sortAndCount(places.slice(middle))
  let pairs = left.pairs + right.pairs
  const sorted = []
  let smaller = 0
  for (const place of left.sorted) {
    while (smaller < right.sorted.length && right.sorted[smaller] < place) sorted.push(right.sorted[smaller++])
    sorted.push(place)
    pairs += smaller
  }
  while (smaller < right.sorted.length) sorted.push(right.sorted[smaller++])
  return { sorted, pairs }
}

// Returns the number of pairs in which one cyclist has overtaken the other one.
function countOvertakings(minutes, cyclists) {
  // Of those who start at the same metre the slowest comes first, so that they do not make pairs.
  const fromTheBack = cyclists.toSorted((a, b) => a.place - b.place || a.speed - b.speed)
  return sortAndCount(fromTheBack.map(({ place, speed }) => place + speed * minutes)).pairs
}

const cyclists = []
for (let i = 0; i < numbers.length; i += 2) cyclists.push({ place: numbers[i], speed: numbers[i + 1] })
console.log(String(countOvertakings(T, cyclists)))
