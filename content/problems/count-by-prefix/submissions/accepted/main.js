const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const lines = []
for (let i = 0; i < words.length; i += 2) lines.push({ sign: words[i], letters: words[i + 1] })

class Node {
  count = 0
  next = new Map()
}

function learn(root, word) {
  let node = root
  for (const letter of word) {
    if (!node.next.has(letter)) node.next.set(letter, new Node())
    node = node.next.get(letter)
    node.count++
  }
}

function wordsWith(root, prefix) {
  let node = root
  for (const letter of prefix) {
    node = node.next.get(letter)
    if (!node) return 0
  }
  return node.count
}

function countByPrefix(lines) {
  const root = new Node()
  const answers = []
  for (const { sign, letters } of lines) {
    if (sign === '+') learn(root, letters)
    else answers.push(wordsWith(root, letters))
  }
  return answers
}

console.log(countByPrefix(lines).join('\n'))
