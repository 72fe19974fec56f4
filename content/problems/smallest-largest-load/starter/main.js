const [, trips, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the weight of the heaviest load, as small as it can be with so many trips.
function smallestLargestLoad(weights, trips) {
  // Write your solution here.
  return 0
}

console.log(smallestLargestLoad(weights, trips))
