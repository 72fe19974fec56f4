const [, start, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function leastLoss(start, stalls) {
  // The start is a stall that loses nothing.
  const beginning = { place: start, rate: 0 }
  const row = [...stalls, beginning].sort((a, b) => a.place - b.place)
  const first = row.indexOf(beginning)
  const last = row.length - 1
  const before = [0]
  for (const { rate } of row) before.push(before.at(-1) + rate)

  // The least loss until all from left to right are empty and the truck stands at the left end, or at the right end.
  const atLeft = row.map(() => new Array(row.length).fill(Infinity))
  const atRight = row.map(() => new Array(row.length).fill(Infinity))
  atLeft[first][first] = 0
  atRight[first][first] = 0
  for (let left = first; left >= 0; left--) {
    for (let right = first; right <= last; right++) {
      const fromLeft = atLeft[left][right]
      const fromRight = atRight[left][right]
      const width = row[right].place - row[left].place
      // While the truck drives, all other stalls lose.
      const losing = before[left] + before[last + 1] - before[right + 1]
      if (left > 0) {
        const gap = row[left].place - row[left - 1].place
        atLeft[left - 1][right] = Math.min(fromLeft + losing * gap, fromRight + losing * (width + gap))
      }
      if (right < last) {
        const gap = row[right + 1].place - row[right].place
        atRight[left][right + 1] = Math.min(fromRight + losing * gap, fromLeft + losing * (width + gap))
      }
    }
  }
  return Math.min(atLeft[0][last], atRight[0][last])
}

const stalls = []
for (let i = 0; i < numbers.length; i += 2) stalls.push({ place: numbers[i], rate: numbers[i + 1] })
console.log(String(leastLoss(start, stalls)))
