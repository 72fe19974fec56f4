const [start, goal, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns the fewest steps from start to goal by way of the words, or null.
function fewestSteps(start, goal, words) {
  // Write your solution here.
  return null
}

console.log(fewestSteps(start, goal, words) ?? 'impossible')
