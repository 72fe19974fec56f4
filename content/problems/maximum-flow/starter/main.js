const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns how many litres can flow from station 1 to station count. Each pipe has `from`, `to` and `room`.
function mostWater(count, pipes) {
  // Write your solution here.
  return 0
}

const pipes = []
for (let i = 0; i < numbers.length; i += 3) pipes.push({ from: numbers[i], to: numbers[i + 1], room: numbers[i + 2] })
console.log(mostWater(count, pipes))
