const [, total, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns an array of all combinations that add up to the total, each as an array of weights.
function findCombinations(total, weights) {
  const sorted = weights.toSorted((a, b) => a - b)
  const found = []
  const chosen = []

  // Adds all combinations that begin with the chosen weights and need `left` more, from place `start` on.
  function search(start, left) {
    if (left === 0) found.push([...chosen])
    for (let place = start; place < sorted.length && sorted[place] <= left; place++) {
      // An equal weight at the same place of the combination would give the same ones again.
      if (place > start && sorted[place] === sorted[place - 1]) continue
      chosen.push(sorted[place])
      search(place + 1, left - sorted[place])
      chosen.pop()
    }
  }

  search(0, total)
  return found
}

const found = findCombinations(total, weights)
console.log([found.length, ...found.map((combination) => combination.join(' '))].join('\n'))
