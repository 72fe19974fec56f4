// Wrong: reads the ends of a roll as floating-point numbers, which are not exact beyond 2^53.
const [, ...rolls] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const ways = [[1, 1, ...new Array(9).fill(0)]]
for (let rest = 1; rest <= 19; rest++) {
  const shorter = ways[rest - 1]
  const waysFrom = (odd) => odd * (shorter[odd - 1] ?? 0) + (10 - odd) * (shorter[odd + 1] ?? 0)
  ways.push(Array.from({ length: 11 }, (_, odd) => waysFrom(odd)))
}
const bitsIn = (set) => (set === 0 ? 0 : 1 + bitsIn(set & (set - 1)))

function countBelow(limit) {
  const digits = [...String(limit)].map(Number)
  let count = 0
  for (let shorter = 1; shorter < digits.length; shorter++) count += 9 * ways[shorter - 1][1]
  let oddDigits = 0
  digits.forEach((digit, place) => {
    for (let smaller = place === 0 ? 1 : 0; smaller < digit; smaller++)
      count += ways[digits.length - place - 1][bitsIn(oddDigits ^ (1 << smaller))]
    oddDigits ^= 1 << digit
  })
  return count
}

for (const roll of rolls) {
  const [a, b] = roll.trim().split(' ').map(Number)
  console.log(String(countBelow(b + 1) - countBelow(a)))
}
