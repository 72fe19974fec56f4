const [[n], ...lines] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))

function countFound(files) {
  let found = 0
  // Places still to be visited, with the bounds between which each number lies that a search brings there.
  const places = [{ place: 1, low: 0, high: Infinity }]
  while (places.length > 0) {
    const { place, low, high } = places.pop()
    const [value, left, right] = files[place]
    if (low < value && value < high) found++
    if (left !== 0) places.push({ place: left, low, high: Math.min(high, value) })
    if (right !== 0) places.push({ place: right, low: Math.max(low, value), high })
  }
  return found
}

console.log(countFound([null, ...lines]))
