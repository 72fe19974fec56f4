const [, d, ...heights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// The smallest number is on top.
class Heap {
  numbers = []

  push(number) {
    const { numbers } = this
    let at = numbers.length
    numbers.push(number)
    while (at > 0) {
      const above = (at - 1) >> 1
      if (numbers[above] <= number) break
      numbers[at] = numbers[above]
      at = above
    }
    numbers[at] = number
  }

  pop() {
    const { numbers } = this
    const first = numbers[0]
    const last = numbers.pop()
    if (numbers.length === 0) return first
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below + 1 < numbers.length && numbers[below + 1] < numbers[below]) below++
      if (below >= numbers.length || numbers[below] >= last) break
      numbers[at] = numbers[below]
      at = below
    }
    numbers[at] = last
    return first
  }
}

// Returns the smallest number of coins for a ramp that rises by at most `step` from stone to stone.
function findCost(step, heights) {
  let cost = 0
  // The bends of the cost left and right of its minimum. The left ones are stored with the sign turned, and
  // the right ones without `shift`, by which all of them have moved.
  const left = new Heap()
  const right = new Heap()
  heights.forEach((height, stone) => {
    const shift = stone * step
    // The height itself is a bend on both sides; whichever lies on the wrong side changes over.
    left.push(-height)
    right.push(height - shift)
    const toTheRight = -left.pop()
    const toTheLeft = right.pop() + shift
    cost += toTheRight - toTheLeft
    right.push(toTheRight - shift)
    left.push(-toTheLeft)
  })
  return cost
}

console.log(String(findCost(d, heights)))
