const [, atOnce, ...piles] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the smallest number of seconds; the machine merges up to atOnce piles.
function leastSeconds(piles, atOnce) {
  // Write your solution here.
  return 0
}

console.log(String(leastSeconds(piles, atOnce)))
