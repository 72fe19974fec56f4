function chooseDishes(orders, k) {
  const counts = new Map()
  for (const dish of orders) counts.set(dish, (counts.get(dish) ?? 0) + 1)
  return [...counts]
    .sort(([dishA, countA], [dishB, countB]) => countB - countA || dishA - dishB)
    .slice(0, k)
    .map(([dish]) => dish)
}
