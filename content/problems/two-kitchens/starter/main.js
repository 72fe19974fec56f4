const [n, m, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the number of the day, or null if the cooks can be divided to the end.
// quarrels is an array of pairs of cooks, one a day; the cooks are counted from 1.
function firstHopelessDay(cooks, quarrels) {
  // Write your solution here.
  return null
}

const quarrels = []
for (let i = 0; i < 2 * m; i += 2) quarrels.push([numbers[i], numbers[i + 1]])
console.log(String(firstHopelessDay(n, quarrels) ?? 'peace'))
