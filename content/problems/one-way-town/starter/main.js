const [count, , ...ends] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the smallest numbers of two-way streets, without and with the new street.
// A street is a pair of crossings from 0 to count - 1.
function twoWayStreets(count, streets) {
  // Write your solution here.
  return [0, 0]
}

const streets = []
for (let i = 0; i < ends.length; i += 2) streets.push([ends[i] - 1, ends[i + 1] - 1])
console.log(twoWayStreets(count, streets).join(' '))
