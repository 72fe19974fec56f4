const [count, roadCount, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function allDistances(count, roads) {
  const distances = Array.from({ length: count + 1 }, () => new Array(count + 1).fill(Infinity))
  for (const { from, to, length } of roads) distances[from][to] = Math.min(distances[from][to], length)
  for (let town = 1; town <= count; town++) distances[town][town] = 0

  // One town more may lie on the way each time.
  for (let middle = 1; middle <= count; middle++) {
    for (const row of distances) {
      for (let to = 1; to <= count; to++) row[to] = Math.min(row[to], row[middle] + distances[middle][to])
    }
  }
  return distances
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
