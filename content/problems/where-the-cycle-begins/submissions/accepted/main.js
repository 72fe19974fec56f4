const [, start, ...pointers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function findCycle(next, start) {
  let slow = start
  let fast = start
  do {
    slow = next[slow]
    fast = next[next[fast]]
    // Note 0, which stands for the end, points to itself.
    if (fast === 0) return null
  } while (slow !== fast)

  let entry = start
  while (entry !== slow) {
    entry = next[entry]
    slow = next[slow]
  }

  let length = 1
  for (let note = next[entry]; note !== entry; note = next[note]) length++
  return { entry, length }
}

const cycle = findCycle([0, ...pointers], start)
console.log(cycle ? `${cycle.entry} ${cycle.length}` : 'none')
