function countBits(value) {
  let bits = 0
  for (; value > 0; value &= value - 1) bits++
  return bits
}

function countPeriods(days, wanted) {
  let found = 0
  // For the periods that end today: each set of spices and how many periods have it, the shortest periods first.
  let groups = []
  for (const today of days) {
    const extended = [{ spices: today, periods: 1 }]
    for (const group of groups) {
      const spices = group.spices | today
      const last = extended.at(-1)
      if (spices === last.spices) last.periods += group.periods
      else extended.push({ spices, periods: group.periods })
    }
    groups = extended
    for (const { spices, periods } of groups) if (countBits(spices) === wanted) found += periods
  }
  return found
}
