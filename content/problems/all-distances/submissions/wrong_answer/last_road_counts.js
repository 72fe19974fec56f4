// Wrong: of several roads between the same towns, keeps the last one instead of the shortest.
const [n, m, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const distance = Array.from({ length: n + 1 }, (_, a) => Array.from({ length: n + 1 }, (_, b) => (a === b ? 0 : Infinity)))
for (let i = 0; i < 3 * m; i += 3) distance[numbers[i]][numbers[i + 1]] = numbers[i + 2]
for (let k = 1; k <= n; k++) {
  for (let a = 1; a <= n; a++) {
    for (let b = 1; b <= n; b++) distance[a][b] = Math.min(distance[a][b], distance[a][k] + distance[k][b])
  }
}
const answers = []
for (let i = 3 * m; i < numbers.length; i += 2) {
  const found = distance[numbers[i]][numbers[i + 1]]
  answers.push(found === Infinity ? -1 : found)
}
console.log(answers.join('\n'))
