const [pattern, number] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns the number of stitches, and the letter of the wanted one, counted from 1, or '-' if there are fewer.
// A Number is exact only up to 2^53, so `wanted` is a BigInt, and the number of stitches should be one, too.
function findStitch(pattern, wanted) {
  // Write your solution here.
  return [0n, '-']
}

console.log(findStitch(pattern, BigInt(number)).join(' '))
