const [, ...carriages] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function reverseTrain(carriages) {
  const turned = []
  // The last position is one less than the length.
  for (let i = carriages.length - 1; i >= 0; i--) {
    turned.push(carriages[i])
  }
  return turned
}

console.log(reverseTrain(carriages).join(' '))
