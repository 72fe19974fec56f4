const [, ...rolls] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

// Returns the number of mirror tickets from a to b. Both are BigInts, because a Number is exact only up to 2^53.
function countMirrorTickets(a, b) {
  // Write your solution here.
  return 0n
}

console.log(rolls.map((roll) => countMirrorTickets(...roll.trim().split(' ').map(BigInt))).join('\n'))
