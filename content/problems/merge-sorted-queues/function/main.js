// A binary heap: no entry has a smaller weight than its parent, and the children of place i stand at 2i + 1 and 2i + 2.
class Heap {
  entries = []

  get size() {
    return this.entries.length
  }

  push(entry) {
    let place = this.entries.length
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (this.entries[parent].weight <= entry.weight) break
      this.entries[place] = this.entries[parent]
      place = parent
    }
    this.entries[place] = entry
  }

  pop() {
    const smallest = this.entries[0]
    const last = this.entries.pop()
    if (this.entries.length > 0) this.sink(last)
    return smallest
  }

  // Puts the entry in from the root on and moves smaller children up.
  sink(entry) {
    let place = 0
    while (true) {
      let child = 2 * place + 1
      if (child >= this.entries.length) break
      if (child + 1 < this.entries.length && this.entries[child + 1].weight < this.entries[child].weight) child++
      if (this.entries[child].weight >= entry.weight) break
      this.entries[place] = this.entries[child]
      place = child
    }
    this.entries[place] = entry
  }
}

function merge(queues) {
  const fronts = new Heap()
  for (const queue of queues) {
    if (queue.length > 0) fronts.push({ weight: queue[0], place: 0, queue })
  }
  const merged = []
  while (fronts.size > 0) {
    const { weight, place, queue } = fronts.pop()
    merged.push(weight)
    if (place + 1 < queue.length) fronts.push({ weight: queue[place + 1], place: place + 1, queue })
  }
  return merged
}
