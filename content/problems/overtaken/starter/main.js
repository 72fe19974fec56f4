const [, T, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the number of pairs in which one cyclist has overtaken the other one.
// A cyclist is {place, speed}; the place is the one at minute 0.
function countOvertakings(minutes, cyclists) {
  // Write your solution here.
  return 0
}

const cyclists = []
for (let i = 0; i < numbers.length; i += 2) cyclists.push({ place: numbers[i], speed: numbers[i + 1] })
console.log(String(countOvertakings(T, cyclists)))
