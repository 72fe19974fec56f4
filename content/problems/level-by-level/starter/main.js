const [, ...callers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the levels, each a list of people; person i + 1 is called by callers[i].
function levelsOf(callers) {
  // Write your solution here.
  return []
}

console.log(
  levelsOf(callers)
    .map((level) => [level.length, ...level].join(' '))
    .join('\n'),
)
