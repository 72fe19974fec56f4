// Wrong: compares each stamp only with the one before it, though equal pictures need not lie side by side.
const [, ...stamps] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let count = 1
for (let i = 1; i < stamps.length; i++) {
  if (stamps[i] !== stamps[i - 1]) count++
}
console.log(count)
