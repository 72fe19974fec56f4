const [n, q, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

const LAMPS = 30

// The kept integers by their highest bit, and the smallest number of a switch that each is made of.
const kept = new Int32Array(LAMPS)
const since = new Int32Array(LAMPS)

function keep(integer, number) {
  while (integer !== 0) {
    const highest = 31 - Math.clz32(integer)
    // Whatever is made of newer switches serves more shows, so it takes the place.
    if (since[highest] < number) {
      ;[kept[highest], integer] = [integer, kept[highest]]
      ;[since[highest], number] = [number, since[highest]]
    }
    if (integer !== 0) integer ^= kept[highest]
  }
}

function pictures(first) {
  let largest = 0
  let count = 1
  for (let highest = LAMPS - 1; highest >= 0; highest--) {
    if (since[highest] < first) continue
    largest = Math.max(largest, largest ^ kept[highest])
    count *= 2
  }
  return `${largest} ${count}`
}

const endingAt = Array.from({ length: n + 1 }, () => [])
for (let i = 0; i < q; i++) endingAt[numbers[n + 2 * i + 1]].push(i)
const answers = new Array(q)
for (let r = 1; r <= n; r++) {
  keep(numbers[r - 1], r)
  for (const i of endingAt[r]) answers[i] = pictures(numbers[n + 2 * i])
}
console.log(answers.join('\n'))
