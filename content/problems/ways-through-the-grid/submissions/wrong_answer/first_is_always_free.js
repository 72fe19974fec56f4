// Wrong: sets the first square to one way without looking whether it is a flower bed.
const [, , ...garden] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const ways = garden.map((row) => new Array(row.length).fill(0))
garden.forEach((row, i) => {
  for (let j = 0; j < row.length; j++) {
    if (i === 0 && j === 0) ways[i][j] = 1
    else if (row[j] === '.') ways[i][j] = ((ways[i - 1]?.[j] ?? 0) + (ways[i][j - 1] ?? 0)) % 1_000_000_007
  }
})
console.log(ways.at(-1).at(-1))
