const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const lines = []
for (let i = 0; i < words.length; i += 2) lines.push({ sign: words[i], letters: words[i + 1] })

// Returns the answers to all questions; the sign of each line is + or ?.
function countByPrefix(lines) {
  // Write your solution here.
  return lines.filter(({ sign }) => sign === '?').map(() => 0)
}

console.log(countByPrefix(lines).join('\n'))
