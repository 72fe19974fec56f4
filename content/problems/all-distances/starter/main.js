const [count, roadCount, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns a table: row s, column t holds the shortest distance from town s to town t, or Infinity.
function allDistances(count, roads) {
  // Write your solution here.
  return Array.from({ length: count + 1 }, () => new Array(count + 1).fill(0))
}

const roads = []
for (let i = 0; i < 3 * roadCount; i += 3) roads.push({ from: numbers[i], to: numbers[i + 1], length: numbers[i + 2] })
const distances = allDistances(count, roads)
const answers = []
for (let i = 3 * roadCount; i < numbers.length; i += 2) {
  const distance = distances[numbers[i]][numbers[i + 1]]
  answers.push(distance === Infinity ? -1 : distance)
}
console.log(answers.join('\n'))
