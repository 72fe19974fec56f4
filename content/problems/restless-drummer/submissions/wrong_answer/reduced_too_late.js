// Wrong: takes the remainder only at the end, but the numbers leave the range of exact integers long before.
const [beats, , ...lengths] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const rhythms = [1]
const ending = lengths.map(() => [0])
for (let t = 1; t <= beats; t++) {
  let total = 0
  lengths.forEach((length, i) => {
    const ways = length > t ? 0 : rhythms[t - length] - ending[i][t - length]
    ending[i].push(ways)
    total += ways
  })
  rhythms.push(total)
}
console.log(rhythms[beats] % 1_000_000_007)
