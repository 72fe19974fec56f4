// Wrong: computes the size of the first order as if each order made k piles fewer.
const [, atOnce, ...piles] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function leastSeconds(piles, atOnce) {
  // Merged piles come in rising order, so two sorted queues do what a heap does: those as they were, and those merged.
  piles.sort((a, b) => a - b)
  const merged = []
  let [nextPile, nextMerged, seconds] = [0, 0, 0]
  const takeSmallest = () => {
    const fromPiles = nextMerged === merged.length || piles[nextPile] <= merged[nextMerged]
    return fromPiles ? piles[nextPile++] : merged[nextMerged++]
  }

  let left = piles.length
  // The first order is the only one that may be smaller than the others.
  let taken = left % atOnce < 2 ? Math.min(atOnce, left) : left % atOnce
  while (left > 1) {
    let sheets = 0
    for (let i = 0; i < taken; i++) sheets += takeSmallest()
    merged.push(sheets)
    seconds += sheets
    left -= taken - 1
    taken = atOnce
  }
  return seconds
}

console.log(String(leastSeconds(piles, atOnce)))
