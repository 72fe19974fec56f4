const numbers = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const n = numbers[0]

// Returns [number of unsigned reports, total steps of the signed ones].
// boss[i] and level[i] belong to employee i (1-based); the director has boss 0. Index 0 is not used.
function collectSignatures(boss, level) {
  // Write your solution here.
  return [0, 0]
}

const boss = [0, ...numbers.slice(1, n + 1)]
const level = [0, ...numbers.slice(n + 1)]
console.log(collectSignatures(boss, level).join(' '))
