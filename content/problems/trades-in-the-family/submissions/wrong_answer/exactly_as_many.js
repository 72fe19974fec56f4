// Wrong: notices a trade only at the moment when exactly k people practise it, and misses those that jump over k.
const [n, k, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const children = Array.from({ length: n + 1 }, () => [])
for (let person = 2; person <= n; person++) children[numbers[n + person - 2]].push(person)
const order = [1]
for (const person of order) order.push(...children[person])
const rooted = new Array(n + 1).fill(0)
const tables = []
for (const person of order.reverse()) {
  let table = new Map()
  for (const child of children[person]) {
    let smaller = tables[child]
    if (smaller.size > table.size) {
      const larger = smaller
      smaller = table
      table = larger
      rooted[person] = rooted[child]
    }
    for (const [trade, people] of smaller) {
      table.set(trade, (table.get(trade) ?? 0) + people)
      if (table.get(trade) === k) rooted[person]++
    }
    tables[child] = null
  }
  const trade = numbers[person - 1]
  table.set(trade, (table.get(trade) ?? 0) + 1)
  if (table.get(trade) === k) rooted[person]++
  tables[person] = table
}
console.log(rooted.slice(1).join(' '))
