function spread(kinds, knowing, friends) {
  const days = new Array(friends.length).fill(-1)
  for (const person of knowing) days[person] = 0
  // In the order in which they learn it; it grows while we go through it.
  const informed = [...knowing]
  for (const person of informed) {
    if (kinds[person - 1] === 'D') continue
    for (const friend of friends[person]) {
      if (days[friend] >= 0) continue
      days[friend] = days[person] + 1
      informed.push(friend)
    }
  }
  return [informed.length, days[informed.at(-1)]]
}
