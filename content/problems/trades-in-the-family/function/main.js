function countRooted(least, trades, parents) {
  return rootedTrades(least, [0, ...trades], [0, 0, ...parents]).slice(1)
}

// Returns 1 if the trade becomes rooted by this, otherwise 0.
function addEntry(table, trade, people, least) {
  const before = table.get(trade) ?? 0
  table.set(trade, before + people)
  return before < least && before + people >= least ? 1 : 0
}

// Returns the number of rooted trades for each person; trades[1] and parents[1] are those of person 1.
function rootedTrades(least, trades, parents) {
  const children = trades.map(() => [])
  for (let person = 2; person < trades.length; person++) children[parents[person]].push(person)
  // Parents before their children.
  const fromTheFounder = [1]
  for (const person of fromTheFounder) for (const child of children[person]) fromTheFounder.push(child)

  const rooted = new Array(trades.length).fill(0)
  const tables = new Array(trades.length).fill(null)
  for (const person of fromTheFounder.reverse()) {
    let table = new Map()
    for (const child of children[person]) {
      let smaller = tables[child]
      tables[child] = null
      if (smaller.size > table.size) {
        // Go on with the table of the child and with what is rooted there.
        rooted[person] = rooted[child]
        const larger = smaller
        smaller = table
        table = larger
      }
      for (const [trade, people] of smaller) rooted[person] += addEntry(table, trade, people, least)
    }
    rooted[person] += addEntry(table, trades[person], 1, least)
    tables[person] = table
  }
  return rooted
}
