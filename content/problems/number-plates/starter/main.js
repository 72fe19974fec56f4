const [plate, steps] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns the plate that is issued `steps` plates after this one, or 'none'. The steps are a BigInt.
function plateAfter(plate, steps) {
  // Write your solution here.
  return 'none'
}

console.log(plateAfter(plate, BigInt(steps)))
