// Wrong: weighs the bars from the last one to the first, as if each bar hung on one with a smaller number.
const [n, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const weights = new Array(n + 1).fill(0)
const weigh = (thing) => (thing > 0 ? thing : weights[-thing])
let level = 0
for (let bar = n; bar >= 1; bar--) {
  const [leftArm, left, rightArm, right] = numbers.slice(4 * bar - 4, 4 * bar)
  weights[bar] = weigh(left) + weigh(right)
  if (leftArm * weigh(left) === rightArm * weigh(right)) level++
}
console.log(`${weights[1]} ${level}`)
