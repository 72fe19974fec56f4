// Wrong: lets at most one parcel stay behind and halves the rest.
const [, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function half(parcels) {
  const total = parcels.reduce((sum, weight) => sum + weight, 0)
  if (total % 2 === 1) return 0
  const loads = new Set([0])
  for (const weight of parcels) for (const load of [...loads]) loads.add(load + weight)
  return loads.has(total / 2) ? total / 2 : 0
}

let best = half(weights)
for (const i of weights.keys()) best = Math.max(best, half(weights.filter((_, other) => other !== i)))
console.log(String(best))
