function bestWalk(fun, parents) {
  // Huts are counted from 0 here, and from 1 in the argument.
  return bestOf(fun, [-1, ...parents.map((hut) => hut - 1)])
}

// Returns all huts in an order in which each one comes after the hut above it.
function fromTheTop(up) {
  const below = up.map(() => [])
  for (let hut = 1; hut < up.length; hut++) below[up[hut]].push(hut)
  const order = [0]
  for (const hut of order) order.push(...below[hut])
  return order
}

function bestOf(fun, up) {
  // For each hut, the two best walks down that begin right below it, or 0 for none.
  const first = new Array(fun.length).fill(0)
  const second = new Array(fun.length).fill(0)
  let best = -Infinity
  for (const hut of fromTheTop(up).reverse()) {
    best = Math.max(best, fun[hut] + first[hut] + second[hut])
    if (hut === 0) continue
    const here = fun[hut] + first[hut]
    const above = up[hut]
    if (here > first[above]) {
      second[above] = first[above]
      first[above] = here
    } else if (here > second[above]) {
      second[above] = here
    }
  }
  return best
}
