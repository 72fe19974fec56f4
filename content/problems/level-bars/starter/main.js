const [n, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns {weight, level}: the weight of the whole mobile and the number of level bars.
// A bar is {leftArm, left, rightArm, right}; bar 1 is bars[0].
function hangUp(bars) {
  // Write your solution here.
  return { weight: 0, level: 0 }
}

const bars = []
for (let i = 0; i < 4 * n; i += 4) {
  bars.push({ leftArm: numbers[i], left: numbers[i + 1], rightArm: numbers[i + 2], right: numbers[i + 3] })
}
const { weight, level } = hangUp(bars)
console.log(`${weight} ${level}`)
