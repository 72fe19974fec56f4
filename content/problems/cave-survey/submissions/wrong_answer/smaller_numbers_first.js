// Wrong: goes through the chambers from the last number to the first, as if the numbers grew away from the entrance.
const [n, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const longest = new Array(n + 1).fill(0)
const branches = []
for (let chamber = n; chamber >= 2; chamber--) {
  const parent = numbers[2 * chamber - 4]
  const way = numbers[2 * chamber - 3] + longest[chamber]
  if (longest[parent] > 0) branches.push(Math.min(longest[parent], way))
  longest[parent] = Math.max(longest[parent], way)
}
branches.push(longest[1])
branches.sort((a, b) => b - a)
const totals = [0]
for (const branch of branches) totals.push(totals[totals.length - 1] + branch)
const teams = numbers.slice(2 * n - 2)
console.log(teams.map((size) => totals[Math.min(size, branches.length)]).join(' '))
