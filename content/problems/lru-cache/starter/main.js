const [[room], ...orders] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

class Cache {
  // Makes an empty cache with room for so many destinations.
  constructor(room) {
    // Write your solution here.
    this.room = room
  }

  // Returns the travel time to the destination, or -1 if it is not in the cache.
  get(key) {
    return -1
  }

  // Stores the travel time to the destination.
  put(key, value) {}
}

const cache = new Cache(Number(room))
const answers = []
for (const [kind, key, value] of orders) {
  if (kind === 'P') cache.put(Number(key), Number(value))
  else answers.push(cache.get(Number(key)))
}
console.log(answers.join('\n'))
