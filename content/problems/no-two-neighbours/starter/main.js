const [, ...hives] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the largest number of spoons from hives of which no two are neighbours.
function mostHoney(hives) {
  // Write your solution here.
  return 0
}

console.log(mostHoney(hives))
