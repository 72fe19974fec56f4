// Wrong: takes the next person from the end of the list, so each level comes out in another order.
const [, ...callers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const called = Array.from({ length: callers.length + 1 }, () => [])
callers.forEach((caller, i) => called[caller].push(i + 1))
const levels = []
const stack = [{ person: called[0][0], depth: 0 }]
while (stack.length > 0) {
  const { person, depth } = stack.pop()
  levels[depth] ??= []
  levels[depth].push(person)
  for (const other of called[person]) stack.push({ person: other, depth: depth + 1 })
}
console.log(levels.map((level) => [level.length, ...level].join(' ')).join('\n'))
