// Wrong: takes a loss for a day without profit.
const [n, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const totals = [0]
for (let i = 0; i < n; i++) totals.push(totals[i] + Math.max(0, numbers[i]))
const sums = []
for (let i = n; i < numbers.length; i += 2) sums.push(totals[numbers[i + 1]] - totals[numbers[i] - 1])
console.log(sums.join('\n'))
