// Wrong: keeps one climb and lowers only its last peak, and forgets that a shorter climb may overtake it.
const [, ...peaks] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const climb = []
for (const peak of peaks) {
  const top = climb.length - 1
  if (top < 0 || peak > climb[top]) climb.push(peak)
  else if (top === 0 || peak > climb[top - 1]) climb[top] = peak
}
console.log(climb.length)
