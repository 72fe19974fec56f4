// Wrong: goes back by one round only, as if nobody asked about the third one.
const [n, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const begins = []
let total = 0
for (const length of numbers.slice(0, n)) {
  begins.push(total)
  total += length
}
const lines = numbers.slice(n).map((moment) => {
  const inTheRound = moment < total ? moment : moment - total
  let low = 0
  let high = n
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (begins[middle] <= inTheRound) low = middle
    else high = middle
  }
  return `${low + 1} ${inTheRound - begins[low]}`
})
console.log(lines.join('\n'))
