const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the camps of the children 1 to count, each 1 or 2, or null if there is no split.
function split(count, pairs) {
  // Write your solution here.
  return null
}

const pairs = []
for (let i = 0; i < numbers.length; i += 2) pairs.push([numbers[i], numbers[i + 1]])
console.log(split(count, pairs)?.join(' ') ?? 'impossible')
