const [, ...keys] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const BITS = 30

// Puts the bits of the key into the trie, the highest one first.
function add(root, key) {
  let node = root
  for (let bit = BITS - 1; bit >= 0; bit--) {
    const side = (key >> bit) & 1
    node[side] ??= [null, null]
    node = node[side]
  }
}

// Returns the largest XOR of the key and one in the trie.
function bestPartner(root, key) {
  let node = root
  let best = 0
  for (let bit = BITS - 1; bit >= 0; bit--) {
    let side = (key >> bit) & 1
    if (node[1 - side]) {
      best |= 1 << bit
      side = 1 - side
    }
    node = node[side]
  }
  return best
}

function largestXor(keys) {
  const root = [null, null]
  let largest = 0
  for (const key of keys) {
    add(root, key)
    largest = Math.max(largest, bestPartner(root, key))
  }
  return largest
}

console.log(largestXor(keys))
