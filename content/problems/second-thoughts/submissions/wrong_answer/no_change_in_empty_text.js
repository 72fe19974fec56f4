// Wrong: a '<' in an empty text is not written down as a change.
const keys = require('fs').readFileSync(0, 'utf8').trim()

const text = []
let done = []
let undone = []

function make(key) {
  if (key !== '<') {
    text.push(key)
    done.push({ key })
  } else if (text.length > 0) {
    done.push({ key, erased: text.pop() })
  }
}

for (const key of keys) {
  if (key === '-') {
    const change = done.pop()
    if (!change) continue
    if (change.key === '<') text.push(change.erased)
    else text.pop()
    undone.push(change)
  } else if (key === '+') {
    const change = undone.pop()
    if (change) make(change.key)
  } else {
    make(key)
    undone = []
  }
}
console.log(text.join('') || '(empty)')
