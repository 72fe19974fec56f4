function earliestMinutes(call, friends) {
  // People are counted from 0 here, and from 1 in the argument.
  return earliestFrom(
    friends.slice(1).map((ones) => ones.map((friend) => friend - 1)),
    call,
  )
}

// Returns the earliest minute for each person with whom the news can start.
function earliestFrom(friends, call) {
  const parent = new Array(call.length).fill(-1)
  const order = [0]
  for (const person of order) {
    for (const friend of friends[person]) {
      if (friend === parent[person]) continue
      parent[friend] = person
      order.push(friend)
    }
  }

  // How long the news needs from a person down, and from the parent to all who are not below the person.
  const down = new Array(call.length).fill(0)
  const up = new Array(call.length).fill(0)
  const slowestFirst = (person, others) =>
    others
      .map((friend) => ({ friend, time: friend === parent[person] ? up[person] : down[friend] }))
      .sort((one, other) => other.time - one.time)
  for (const person of order.toReversed()) {
    const below = slowestFirst(person, friends[person].filter((friend) => friend !== parent[person]))
    for (const [place, { time }] of below.entries()) {
      down[person] = Math.max(down[person], (place + 1) * call[person] + time)
    }
  }

  const minutes = new Array(call.length).fill(0)
  for (const person of order) {
    const beyond = slowestFirst(person, friends[person])
    const before = []
    for (const [place, { time }] of beyond.entries()) {
      before.push(minutes[person])
      minutes[person] = Math.max(minutes[person], (place + 1) * call[person] + time)
    }
    // Without a friend, those who are called later move forward by one call.
    let later = 0
    for (let place = beyond.length - 1; place >= 0; place--) {
      const { friend, time } = beyond[place]
      if (friend !== parent[person]) up[friend] = Math.max(before[place], later)
      later = Math.max(later, place * call[person] + time)
    }
  }
  return minutes
}
