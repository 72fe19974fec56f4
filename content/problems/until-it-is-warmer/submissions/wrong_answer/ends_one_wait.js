// Wrong: lets a warmer day end the wait of only one earlier day.
const [, ...temperatures] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const waits = temperatures.map(() => 0)
const waiting = []
temperatures.forEach((temperature, day) => {
  if (waiting.length > 0 && temperatures[waiting.at(-1)] < temperature) {
    const earlier = waiting.pop()
    waits[earlier] = day - earlier
  }
  waiting.push(day)
})
console.log(waits.join(' '))
