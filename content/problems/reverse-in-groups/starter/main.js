const [, k, first, ...pointers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Changes the pointers next[1], next[2], ... and returns the new first wagon.
function reverseInGroups(next, first, k) {
  // Write your solution here.
  return first
}

const next = [0, ...pointers]
console.log(reverseInGroups(next, first, k))
console.log(next.slice(1).join(' '))
