const [, ...points] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function silverPoints(points) {
  const gold = Math.max(...points)
  let silver = null
  for (const number of points) {
    // The first number that is not gold is taken in any case, later ones only if they are larger.
    if (number !== gold && (silver === null || number > silver)) silver = number
  }
  return silver
}

const silver = silverPoints(points)
console.log(silver === null ? 'none' : String(silver))
