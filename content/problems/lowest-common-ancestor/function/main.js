function commonAncestors(parents, questions) {
  const above = [0, ...parents]
  const depths = depthsOf(above)
  const up = ancestorsOf(above)
  return questions.map(([a, b]) => lowestCommon(up, depths, a, b))
}

function depthsOf(parents) {
  const children = parents.map(() => [])
  for (let i = 2; i < parents.length; i++) children[parents[i]].push(i)
  const depths = parents.map(() => 0)
  // The list grows while it is gone through, from parents to children.
  const order = [1]
  for (const species of order) {
    for (const child of children[species]) {
      depths[child] = depths[species] + 1
      order.push(child)
    }
  }
  return depths
}

// up[j][i] is the ancestor 2^j steps above i; species 0, which does not exist, stands above the root.
function ancestorsOf(parents) {
  const up = [parents]
  while (2 ** up.length < parents.length) {
    const last = up.at(-1)
    up.push(last.map((middle) => last[middle]))
  }
  return up
}

function lowestCommon(up, depths, a, b) {
  if (depths[a] < depths[b]) return lowestCommon(up, depths, b, a)
  for (let j = up.length - 1; j >= 0; j--) {
    if (depths[a] - 2 ** j >= depths[b]) a = up[j][a]
  }
  if (a === b) return a
  for (let j = up.length - 1; j >= 0; j--) {
    if (up[j][a] !== up[j][b]) {
      a = up[j][a]
      b = up[j][b]
    }
  }
  return up[0][a]
}
