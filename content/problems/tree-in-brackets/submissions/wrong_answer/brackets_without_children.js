// Wrong: writes a pair of brackets behind each node, even if it has no children.
const text = require('fs').readFileSync(0, 'utf8').trim()
const path = [{ children: [] }]
let last = path[0]
for (const token of text.match(/\d+|[()]/g)) {
  if (token === '(') path.push(last)
  else if (token === ')') path.pop()
  else {
    last = { label: token, children: [] }
    path.at(-1).children.push(last)
  }
}
const parts = []
const todo = [path[0].children[0]]
while (todo.length > 0) {
  const part = todo.pop()
  if (typeof part === 'string') parts.push(part)
  else {
    parts.push(part.label)
    todo.push(')')
    part.children.forEach((child, i) => {
      if (i > 0) todo.push(',')
      todo.push(child)
    })
    todo.push('(')
  }
}
console.log(parts.join(''))
