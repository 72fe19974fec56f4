// Wrong: changes the order of the root's children only.
const text = require('fs').readFileSync(0, 'utf8').trim()
const open = text.indexOf('(')
if (open < 0) {
  console.log(text)
} else {
  const children = []
  let depth = 0
  let start = open + 1
  for (let i = open + 1; i < text.length; i++) {
    if (depth === 0 && (text[i] === ',' || text[i] === ')')) {
      children.push(text.slice(start, i))
      start = i + 1
    } else if (text[i] === '(') depth++
    else if (text[i] === ')') depth--
  }
  console.log(`${text.slice(0, open)}(${children.reverse().join(',')})`)
}
