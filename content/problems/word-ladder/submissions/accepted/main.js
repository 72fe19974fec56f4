const [start, goal, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// The word with each of its letters left open once.
function patterns(word) {
  return [...word].map((_, at) => `${word.slice(0, at)}*${word.slice(at + 1)}`)
}

function fewestSteps(start, goal, words) {
  const fitting = new Map()
  for (const word of words) {
    for (const pattern of patterns(word)) {
      if (!fitting.has(pattern)) fitting.set(pattern, [])
      fitting.get(pattern).push(word)
    }
  }

  const steps = new Map([[start, 0]])
  // A map is gone through in the order in which words are put in, those that come later included.
  for (const [word, taken] of steps) {
    if (word === goal) return taken
    for (const pattern of patterns(word)) {
      for (const other of fitting.get(pattern) ?? []) if (!steps.has(other)) steps.set(other, taken + 1)
      // All words under a pattern are reached at once, so it is used only once.
      fitting.delete(pattern)
    }
  }
  return null
}

console.log(fewestSteps(start, goal, words) ?? 'impossible')
