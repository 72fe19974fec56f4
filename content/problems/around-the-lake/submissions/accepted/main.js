const [, L, k, ...benches] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the number of pairs of benches whose distance is at most `reach`, which is less than half of the path.
function countPairs(aroundTwice, reach) {
  let count = 0
  let ahead = 0
  for (let i = 0; i < aroundTwice.length / 2; i++) {
    while (aroundTwice[ahead] - aroundTwice[i] <= reach) ahead++
    count += ahead - i - 1
  }
  return count
}

// Returns the distance of the pair at this place, counted from 1.
function findDistance(around, place, benches) {
  const once = benches.toSorted((a, b) => a - b)
  const aroundTwice = [...once, ...once.map((bench) => bench + around)]
  let low = 0
  let high = Math.floor(around / 2)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (countPairs(aroundTwice, middle) >= place) high = middle
    else low = middle + 1
  }
  return low
}

console.log(String(findDistance(L, k, benches)))
