// Wrong: counts the words of the ladder, which is one more than its steps.
const [start, goal, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const left = new Set(words)
const queue = [[start, 1]]
let answer = 'impossible'
for (const [word, count] of queue) {
  if (word === goal) {
    answer = count
    break
  }
  for (let at = 0; at < word.length; at++) {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      const other = word.slice(0, at) + letter + word.slice(at + 1)
      if (left.delete(other)) queue.push([other, count + 1])
    }
  }
}
console.log(answer)
