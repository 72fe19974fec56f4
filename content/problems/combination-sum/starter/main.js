const [, total, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns an array of all combinations that add up to the total, each as an array of weights.
function findCombinations(total, weights) {
  // Write your solution here.
  return []
}

const found = findCombinations(total, weights)
console.log([found.length, ...found.map((combination) => combination.join(' '))].join('\n'))
