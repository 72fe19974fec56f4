const [n, q, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns for each show {largest, count}: the largest picture and the number of different pictures.
// Each show is {l, r}, counted from 1.
function picturesOfShows(switches, shows) {
  // Write your solution here.
  return shows.map(() => ({ largest: 0, count: 0 }))
}

const shows = []
for (let i = 0; i < q; i++) shows.push({ l: numbers[n + 2 * i], r: numbers[n + 2 * i + 1] })
const answers = picturesOfShows(numbers.slice(0, n), shows)
console.log(answers.map(({ largest, count }) => `${largest} ${count}`).join('\n'))
