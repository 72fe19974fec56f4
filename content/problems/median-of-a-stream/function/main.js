// A heap with the smallest number on top.
class Heap {
  items = []

  get size() {
    return this.items.length
  }

  get top() {
    return this.items[0]
  }

  push(value) {
    const { items } = this
    let place = items.push(value) - 1
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (items[parent] <= value) break
      items[place] = items[parent]
      place = parent
    }
    items[place] = value
  }

  pop() {
    const { items } = this
    const top = items[0]
    const value = items.pop()
    if (items.length === 0) return top
    let place = 0
    for (;;) {
      let child = 2 * place + 1
      if (child + 1 < items.length && items[child + 1] < items[child]) child++
      if (child >= items.length || items[child] >= value) break
      items[place] = items[child]
      place = child
    }
    items[place] = value
    return top
  }
}

function runningMedians(readings) {
  // The lower half is negated, so that its largest reading is on top.
  const lower = new Heap()
  const upper = new Heap()
  return readings.map((reading) => {
    // Through the lower half, so that its largest reading goes up and never a smaller one.
    lower.push(-reading)
    upper.push(-lower.pop())
    // The lower half has as many readings as the upper one, or one more.
    if (upper.size > lower.size) lower.push(-upper.pop())
    return -lower.top
  })
}
