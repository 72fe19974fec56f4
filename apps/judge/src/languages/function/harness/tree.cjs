const integerIn = (word) => (isSafeInteger(Number(word)) ? Number(word) : BigInt(word))

function treeOfLevels(words) {
  if (words.length === 0 || words[0] === 'null') return null
  const nodes = [new TreeNode(integerIn(words[0]))]
  let next = 1
  const child = () => {
    const word = next < words.length ? words[next++] : 'null'
    if (word === 'null') return null
    const node = new TreeNode(integerIn(word))
    nodes.push(node)
    return node
  }
  for (let at = 0; at < nodes.length; at++) {
    nodes[at].left = child()
    nodes[at].right = child()
  }
  return nodes[0]
}

function treeOfNodes(rows) {
  const nodes = [null]
  for (let at = 0; at < rows.length; at++) nodes.push(new TreeNode(rows[at][0]))
  for (let at = 0; at < rows.length; at++) {
    nodes[at + 1].left = nodes[rows[at][1]]
    nodes[at + 1].right = nodes[rows[at][2]]
  }
  return rows.length === 0 ? null : nodes[1]
}

/** Each node may be reached once, in one tree or in several. */
function levelsOfTree(root, seen) {
  const values = []
  const places = [root]
  for (let at = 0; at < places.length; at++) {
    const node = places[at]
    if (node === null || node === undefined) {
      values.push(null)
      continue
    }
    if (typeof node !== 'object' || !('val' in node) || !('left' in node) || !('right' in node))
      throw new WrongResult('type', `- ${described(node)}`)
    if (seen.has(node)) throw new WrongResult('cycle')
    seen.add(node)
    // In the list null says that there is no node.
    const { val } = node
    if (val === null || val === undefined) throw new WrongResult('type', `${values.length} ${val}`)
    values.push(val)
    places.push(node.left, node.right)
  }
  while (values.length > 0 && values[values.length - 1] === null) values.pop()
  return values
}

module.exports = { levelsOfTree, treeOfLevels, treeOfNodes }
