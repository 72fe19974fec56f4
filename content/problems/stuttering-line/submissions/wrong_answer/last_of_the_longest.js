// Wrong: of several longest words prints the last one.
const [text, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const runsOf = (text) => text.match(/(.)\1*/g)
const received = runsOf(text)
const fitting = words.filter((word) => {
  const sent = runsOf(word)
  return (
    sent.length === received.length &&
    sent.every((run, i) => run[0] === received[i][0] && run.length <= received[i].length)
  )
})
let longest = ''
for (const word of fitting) if (word.length >= longest.length) longest = word
console.log(`${fitting.length} ${longest}`)
