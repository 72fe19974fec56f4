const [, ...batteries] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns for how many minutes the torch can burn.
function longestLight(batteries) {
  // Write your solution here.
  return 0
}

console.log(String(longestLight(batteries)))
