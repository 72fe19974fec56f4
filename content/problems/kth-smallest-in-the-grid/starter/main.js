const [n, , k, ...sizes] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the k-th smallest area of all panes.
function smallestPane(widths, lengths, k) {
  // Write your solution here.
  return 0
}

console.log(smallestPane(sizes.slice(0, n), sizes.slice(n), k))
