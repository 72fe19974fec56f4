const [, ...rolls] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

const LONGEST = 19

// ways[rest][odd]: how many choices of `rest` digits make a mirror ticket, if `odd` digits have an odd count before.
const ways = [[1n, 1n, ...new Array(9).fill(0n)]]
for (let rest = 1; rest <= LONGEST; rest++) {
  const shorter = ways[rest - 1]
  const waysFrom = (odd) =>
    BigInt(odd) * (shorter[odd - 1] ?? 0n) + BigInt(10 - odd) * (shorter[odd + 1] ?? 0n)
  ways.push(Array.from({ length: 11 }, (_, odd) => waysFrom(odd)))
}

function bitsIn(set) {
  let bits = 0
  for (let left = set; left > 0; left &= left - 1) bits++
  return bits
}

// Returns the number of mirror tickets from 1 to limit - 1.
function countBelow(limit) {
  const digits = [...String(limit)].map(Number)
  let count = 0n
  for (let shorter = 1; shorter < digits.length; shorter++) count += 9n * ways[shorter - 1][1]

  let oddDigits = 0
  digits.forEach((digit, place) => {
    const rest = digits.length - place - 1
    for (let smaller = place === 0 ? 1 : 0; smaller < digit; smaller++)
      count += ways[rest][bitsIn(oddDigits ^ (1 << smaller))]
    oddDigits ^= 1 << digit
  })
  return count
}

function countMirrorTickets(a, b) {
  return countBelow(b + 1n) - countBelow(a)
}

console.log(rolls.map((roll) => countMirrorTickets(...roll.trim().split(' ').map(BigInt))).join('\n'))
