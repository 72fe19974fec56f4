const [[room], ...orders] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

class Cache {
  constructor(room) {
    this.room = room
    this.entries = new Map()
    // A ring in the order of use: behind this mark stands the least recently used entry, before it the most recent one.
    this.mark = {}
    this.mark.before = this.mark
    this.mark.behind = this.mark
  }

  get(key) {
    const entry = this.entries.get(key)
    if (!entry) return -1
    this.unlink(entry)
    this.linkAtEnd(entry)
    return entry.value
  }

  put(key, value) {
    if (this.entries.has(key)) this.remove(this.entries.get(key))
    if (this.entries.size === this.room) this.remove(this.mark.behind)
    const entry = { key, value }
    this.entries.set(key, entry)
    this.linkAtEnd(entry)
  }

  remove(entry) {
    this.unlink(entry)
    this.entries.delete(entry.key)
  }

  unlink(entry) {
    entry.before.behind = entry.behind
    entry.behind.before = entry.before
  }

  linkAtEnd(entry) {
    entry.before = this.mark.before
    entry.behind = this.mark
    entry.before.behind = entry
    this.mark.before = entry
  }
}

const cache = new Cache(Number(room))
const answers = []
for (const [kind, key, value] of orders) {
  if (kind === 'P') cache.put(key, value)
  else answers.push(cache.get(key))
}
console.log(answers.join('\n'))
