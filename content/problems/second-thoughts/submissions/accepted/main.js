const keys = require('fs').readFileSync(0, 'utf8').trim()

// A change holds its key and the letter that it erased, undefined if it erased none.
function textAfter(keys) {
  const text = []
  const done = []
  let undone = []

  function make(key) {
    if (key === '<') {
      done.push({ key, erased: text.pop() })
    } else {
      text.push(key)
      done.push({ key })
    }
  }

  function undo() {
    const change = done.pop()
    if (!change) return
    if (change.key !== '<') text.pop()
    else if (change.erased) text.push(change.erased)
    undone.push(change)
  }

  for (const key of keys) {
    if (key === '-') {
      undo()
    } else if (key === '+') {
      const change = undone.pop()
      if (change) make(change.key)
    } else {
      make(key)
      undone = []
    }
  }
  return text.join('')
}

console.log(textAfter(keys) || '(empty)')
