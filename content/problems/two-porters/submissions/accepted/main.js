const [, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

const NEVER = -1

function largestFairLoad(weights) {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  // For each difference of the loads: the largest load of the porter who carries less.
  let lesser = new Int32Array(total + 1).fill(NEVER)
  lesser[0] = 0
  for (const weight of weights) {
    const extended = lesser.slice()
    for (let difference = 0; difference + weight <= total; difference++) {
      const load = lesser[difference]
      if (load === NEVER) continue
      const toMore = difference + weight
      extended[toMore] = Math.max(extended[toMore], load)
      const toLess = Math.abs(difference - weight)
      extended[toLess] = Math.max(extended[toLess], load + Math.min(difference, weight))
    }
    lesser = extended
  }
  return lesser[0]
}

console.log(String(largestFairLoad(weights)))
