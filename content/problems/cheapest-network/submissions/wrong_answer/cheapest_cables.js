// Wrong: takes the n - 1 cheapest cables, though some of them may join villages that are connected already.
const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const costs = numbers.filter((_, at) => at % 3 === 2).sort((one, other) => one - other)
const taken = costs.slice(0, count - 1)
console.log(taken.length < count - 1 ? 'impossible' : taken.reduce((sum, cost) => sum + cost, 0))
