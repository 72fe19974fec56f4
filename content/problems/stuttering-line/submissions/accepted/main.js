const [text, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

function runsOf(text) {
  const runs = []
  for (const letter of text) {
    if (runs.length > 0 && runs[runs.length - 1].letter === letter) runs[runs.length - 1].length++
    else runs.push({ letter, length: 1 })
  }
  return runs
}

function canArriveAs(received, sent) {
  if (sent.length !== received.length) return false
  return sent.every(({ letter, length }, i) => letter === received[i].letter && length <= received[i].length)
}

// Returns the words that can have arrived as the text, in the order of the list.
function fittingWords(text, words) {
  const received = runsOf(text)
  return words.filter((word) => canArriveAs(received, runsOf(word)))
}

const fitting = fittingWords(text, words)
let longest = ''
for (const word of fitting) if (word.length > longest.length) longest = word
console.log(`${fitting.length} ${longest}`)
