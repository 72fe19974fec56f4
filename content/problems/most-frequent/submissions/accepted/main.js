const [, k, ...orders] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function chooseDishes(orders, k) {
  const counts = new Map()
  for (const dish of orders) counts.set(dish, (counts.get(dish) ?? 0) + 1)
  return [...counts]
    .sort(([dishA, countA], [dishB, countB]) => countB - countA || dishA - dishB)
    .slice(0, k)
    .map(([dish]) => dish)
}

console.log(chooseDishes(orders, k).join(' '))
