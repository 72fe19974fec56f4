const [, start, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the smallest total loss. A stall is {place, rate}.
function leastLoss(start, stalls) {
  // Write your solution here.
  return 0
}

const stalls = []
for (let i = 0; i < numbers.length; i += 2) stalls.push({ place: numbers[i], rate: numbers[i + 1] })
console.log(String(leastLoss(start, stalls)))
