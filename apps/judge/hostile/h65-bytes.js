// H65: right, before or after bytes that are no text.
// expect: Wrong Answer
// solves: yes
// case: half a character -> Wrong Answer
// case: lone surrogate -> Wrong Answer
// case: NUL first -> Wrong Answer
// case: nothing odd -> Accepted
const [a, b, word, ...odd] = require('fs').readFileSync(0, 'utf8').trim().split(' ')
const right = Buffer.from(`${Number(a) + Number(b)} ${[...word].reverse().join('')}`)
const outputs = {
  'half a character': Buffer.concat([right, Buffer.from('😀').subarray(0, 2)]),
  'lone surrogate': `${right}\ud83d`,
  'NUL first': Buffer.concat([Buffer.of(0), right]),
  'nothing odd': right,
}
process.stderr.write(Buffer.of(0xff, 0, 0xed, 0xa0, 0xbd))
process.stdout.write(outputs[odd.join(' ')])
