const [pattern, , ...names] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Says whether the pattern matches the whole name.
function matches(pattern, name) {
  // Write your solution here.
  return false
}

console.log(names.map((name) => (matches(pattern, name) ? 'yes' : 'no')).join('\n'))
