// Wrong: takes the remainder only at the end, when the sums have been rounded long since.
const [, , ...garden] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const ways = new Array(garden[0].length).fill(0)
ways[0] = 1
for (const row of garden) {
  for (let j = 0; j < row.length; j++) {
    if (row[j] === '#') ways[j] = 0
    else if (j > 0) ways[j] += ways[j - 1]
  }
}
console.log(ways[ways.length - 1] % 1_000_000_007)
