const [n, , T, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the latest minute at which Meera can leave island 1, or -1.
// A ferry is {a, b, s, p, c, d} as in the statement.
function latestStart(islands, deadline, ferries) {
  // Write your solution here.
  return -1
}

const ferries = []
for (let i = 0; i < numbers.length; i += 6) {
  const [a, b, s, p, c, d] = numbers.slice(i, i + 6)
  ferries.push({ a, b, s, p, c, d })
}
console.log(String(latestStart(n, T, ferries)))
