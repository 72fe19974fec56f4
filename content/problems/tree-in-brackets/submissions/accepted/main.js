const text = require('fs').readFileSync(0, 'utf8').trim()

function readTree(text) {
  let last = null
  let root = null
  // The nodes whose brackets are open.
  const path = []
  for (const token of text.match(/\d+|[()]/g)) {
    if (token === '(') {
      path.push(last)
    } else if (token === ')') {
      path.pop()
    } else {
      last = { label: token, children: [] }
      root ??= last
      path.at(-1)?.children.push(last)
    }
  }
  return root
}

function writeMirrored(root) {
  const parts = []
  // What is still to be written, nodes and texts; the top comes first.
  const todo = [root]
  while (todo.length > 0) {
    const part = todo.pop()
    if (typeof part === 'string') {
      parts.push(part)
      continue
    }
    parts.push(part.label)
    part.children.forEach((child, i) => {
      todo.push(i === 0 ? ')' : ',', child)
    })
    if (part.children.length > 0) todo.push('(')
  }
  return parts.join('')
}

console.log(writeMirrored(readTree(text)))
