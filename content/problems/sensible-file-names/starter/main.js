const [, ...names] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns the names in sorted order.
function sortNames(names) {
  // Write your solution here.
  return names
}

console.log(sortNames(names).join('\n'))
