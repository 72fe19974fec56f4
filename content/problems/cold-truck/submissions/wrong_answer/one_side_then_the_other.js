// Wrong: turns around at most once, at the last stall of one side.
const [, start, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

const stalls = []
for (let i = 0; i < numbers.length; i += 2) stalls.push({ way: numbers[i] - start, rate: numbers[i + 1] })

function lossBeginningOn(side) {
  const far = Math.max(0, ...stalls.map(({ way }) => way * side))
  return stalls.reduce((sum, { way, rate }) => sum + rate * (way * side >= 0 ? way * side : 2 * far - way * side), 0)
}

console.log(String(Math.min(lossBeginningOn(1), lossBeginningOn(-1))))
