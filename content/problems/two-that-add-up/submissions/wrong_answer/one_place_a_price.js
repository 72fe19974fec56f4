// Wrong: keeps only the last place of each price, so two equal articles look like one and the same.
const [, total, ...prices] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const placeOf = new Map(prices.map((price, i) => [price, i + 1]))
let answer = 'none'
for (const [price, place] of placeOf) {
  const partner = placeOf.get(total - price)
  if (partner !== undefined && partner !== place) answer = `${place} ${partner}`
}
console.log(answer)
