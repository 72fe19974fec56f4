const [n, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const linesAt = Array.from({ length: n + 1 }, () => [])
for (let i = 0; i < words.length; i += 2) {
  linesAt[words[i]].push(words[i + 1])
  linesAt[words[i + 1]].push(words[i])
}

// Returns the critical stations in increasing order; linesAt[i] holds the stations that a line joins with station i.
function criticalStations(linesAt) {
  // Write your solution here.
  return []
}

const critical = criticalStations(linesAt)
console.log(critical.length)
if (critical.length > 0) console.log(critical.join(' '))
