const [n, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the largest sum of a walk; hut i is worth fun[i], up[i] is the hut above it, and hut 0 is at the top.
function bestWalk(fun, up) {
  // Write your solution here.
  return 0
}

console.log(bestWalk(words.slice(0, n), [-1, ...words.slice(n).map((hut) => hut - 1)]))
