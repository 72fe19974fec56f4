// Wrong: somebody who is done at the minute at which the next one comes is still counted.
const [n, k, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

const doneAt = []
let first = 0
let gone = 0
let waited = 0
for (let i = 0; i < n; i++) {
  const [comes, needs] = [numbers[2 * i], numbers[2 * i + 1]]
  while (first < doneAt.length && doneAt[first] < comes) first++
  if (doneAt.length - first > k) {
    gone++
    continue
  }
  const begins = first < doneAt.length ? doneAt[doneAt.length - 1] : comes
  waited += begins - comes
  doneAt.push(begins + needs)
}
console.log(gone, waited)
