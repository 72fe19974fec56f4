const [first, street] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns { ways, lots }: the number of ways, and the lots of the smallest way (empty if there is none).
// street[i] is '.' or '#' for lot i + 1; the lots of the result are counted from 1.
function placeMasts(n, street) {
  // Write your solution here.
  return { ways: 0, lots: [] }
}

const { ways, lots } = placeMasts(Number(first), street)
console.log(ways)
console.log(lots.join(' '))
