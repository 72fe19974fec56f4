// Wrong: the child after the one who left says the next rhyme, and the first word falls on the one after that.
const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

const circle = words.map((_, i) => i + 1)
let speaker = 0
const order = []
while (circle.length > 0) {
  const out = (speaker + words[circle[speaker] - 1]) % circle.length
  order.push(circle.splice(out, 1)[0])
  speaker = circle.length > 0 ? out % circle.length : 0
}
console.log(order.join(' '))
