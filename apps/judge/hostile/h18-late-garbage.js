// H18: right, but an exit hook prints more output.
// expect: Wrong Answer
// solves: yes
process.on('exit', () => require('fs').writeSync(1, 'and one more thing'))
const [a, b, word] = require('fs').readFileSync(0, 'utf8').trim().split(' ')
const answer = `${Number(a) + Number(b)} ${[...word].reverse().join('')}\n`
require('fs').writeSync(1, answer)
