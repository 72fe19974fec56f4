const [n, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function hangUp(bars) {
  // Each bar stands before the bars that hang on it.
  const fromTheTop = [1]
  for (const bar of fromTheTop) {
    const { left, right } = bars[bar - 1]
    if (left < 0) fromTheTop.push(-left)
    if (right < 0) fromTheTop.push(-right)
  }

  const weights = new Array(bars.length + 1).fill(0)
  const weigh = (thing) => (thing > 0 ? thing : weights[-thing])
  let level = 0
  for (const bar of fromTheTop.reverse()) {
    const { leftArm, left, rightArm, right } = bars[bar - 1]
    weights[bar] = weigh(left) + weigh(right)
    if (leftArm * weigh(left) === rightArm * weigh(right)) level++
  }
  return { weight: weights[1], level }
}

const bars = []
for (let i = 0; i < 4 * n; i += 4) {
  bars.push({ leftArm: numbers[i], left: numbers[i + 1], rightArm: numbers[i + 2], right: numbers[i + 3] })
}
const { weight, level } = hangUp(bars)
console.log(`${weight} ${level}`)
