// Wrong: does not count child 1 when the words of the first rhyme come round.
const [n, ...w] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let c = [...Array(n).keys()],
  pos = n > 1 ? 1 : 0,
  sp = 0,
  out = []
while (c.length > 1) {
  const i = (pos + ((w[sp] - 1) % (c.length - (out.length ? 0 : 1)))) % c.length
  sp = c.splice(i, 1)[0]
  out.push(sp + 1)
  pos = i % c.length
}
console.log([...out, c[0] + 1].join(' '))
