const [, ...carriages] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the array of carriages in reverse order.
function reverseTrain(carriages) {
  // Write your solution here.
  return carriages
}

console.log(reverseTrain(carriages).join(' '))
