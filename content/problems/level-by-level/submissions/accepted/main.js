const [, ...callers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function levelsOf(callers) {
  const called = Array.from({ length: callers.length + 1 }, () => [])
  callers.forEach((caller, i) => called[caller].push(i + 1))

  const levels = []
  // called[0] is the head alone, since nobody has the number 0.
  let level = called[0]
  while (level.length > 0) {
    levels.push(level)
    level = level.flatMap((person) => called[person])
  }
  return levels
}

console.log(
  levelsOf(callers)
    .map((level) => [level.length, ...level].join(' '))
    .join('\n'),
)
