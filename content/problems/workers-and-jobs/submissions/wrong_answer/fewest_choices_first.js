// Wrong: begins with the workers who can do the fewest jobs and gives each the free job that the fewest can do; nobody ever moves.
const [workers, jobs, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const canDo = Array.from({ length: workers + 1 }, () => [])
const askedBy = new Array(jobs + 1).fill(0)
for (let i = 0; i < numbers.length; i += 2) {
  canDo[numbers[i]].push(numbers[i + 1])
  askedBy[numbers[i + 1]]++
}
const taken = new Set()
for (const choices of canDo.toSorted((one, other) => one.length - other.length)) {
  const free = choices.filter((job) => !taken.has(job)).sort((one, other) => askedBy[one] - askedBy[other])
  if (free.length > 0) taken.add(free[0])
}
console.log(taken.size)
