// Wrong: only asks which kinds are in a basket, not how often.
const [, size, ...pieces] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const randomNumber = () => Math.floor(Math.random() * 2 ** 35)
const numbers = new Map(pieces.map((kind) => [kind, [randomNumber(), randomNumber()]]))
const inside = new Map()
const contents = [0, 0]
const change = (kind, sign) => {
  for (const half of [0, 1]) contents[half] += sign * numbers.get(kind)[half]
}
const baskets = new Map()
let pairs = 0
pieces.forEach((kind, i) => {
  inside.set(kind, (inside.get(kind) ?? 0) + 1)
  if (inside.get(kind) === 1) change(kind, 1)
  if (i >= size) {
    const gone = pieces[i - size]
    inside.set(gone, inside.get(gone) - 1)
    if (inside.get(gone) === 0) change(gone, -1)
  }
  if (i < size - 1) return
  const basket = contents.join(' ')
  pairs += baskets.get(basket) ?? 0
  baskets.set(basket, (baskets.get(basket) ?? 0) + 1)
})
console.log(String(pairs))
