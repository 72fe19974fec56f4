// Wrong: sorts the weights as texts, so that 10 comes before 2, and stops at one that is too heavy although lighter ones follow.
const [, total, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns an array of all combinations that add up to the total, each as an array of weights.
function findCombinations(total, weights) {
  weights.sort()
  const result = []
  const current = []

  function search(start, rest) {
    if (rest === 0) {
      result.push([...current])
      return
    }
    for (let i = start; i < weights.length; i++) {
      if (i > start && weights[i] === weights[i - 1]) continue
      if (weights[i] > rest) break
      current.push(weights[i])
      search(i + 1, rest - weights[i])
      current.pop()
    }
  }

  search(0, total)
  return result
}

const found = findCombinations(total, weights)
console.log([found.length, ...found.map((combination) => combination.join(' '))].join('\n'))
