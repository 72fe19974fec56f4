// Wrong: when a letter is missing, takes the count of the last node that it reached instead of 0.
const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const root = { count: 0, next: new Map() }
const answers = []
for (let i = 0; i < words.length; i += 2) {
  let node = root
  for (const letter of words[i + 1]) {
    if (words[i] === '?' && !node.next.has(letter)) break
    if (!node.next.has(letter)) node.next.set(letter, { count: 0, next: new Map() })
    node = node.next.get(letter)
    if (words[i] === '+') node.count++
  }
  if (words[i] === '?') answers.push(node.count)
}
console.log(answers.join('\n'))
