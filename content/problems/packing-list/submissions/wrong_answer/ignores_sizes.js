// Wrong: checks that brackets match but forgets that a container never lies in a smaller one.
const fs = require('fs')

const CLOSING = { '(': ')', '[': ']', '{': '}' }

function inspect(text) {
  const expected = []
  for (let i = 0; i < text.length; i++) {
    if (text[i] in CLOSING) {
      expected.push(CLOSING[text[i]])
    } else if (')]}'.includes(text[i]) && expected.pop() !== text[i]) {
      return `mistake ${i + 1}`
    }
  }
  return expected.length === 0 ? 'proper' : `close ${expected.reverse().join('')}`
}

console.log(inspect(fs.readFileSync(0, 'utf8').trim()))
