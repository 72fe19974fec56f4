const randomNumber = () => Math.floor(Math.random() * 2 ** 35)

function samePairs(pieces, size) {
  // Two numbers for each kind, because one alone would have too few bits.
  const numbers = new Map()
  for (const kind of pieces) if (!numbers.has(kind)) numbers.set(kind, [randomNumber(), randomNumber()])

  let first = 0
  let second = 0
  const baskets = new Map()
  let pairs = 0
  for (let i = 0; i < pieces.length; i++) {
    const [come, comeToo] = numbers.get(pieces[i])
    first += come
    second += comeToo
    if (i >= size) {
      const [leave, leaveToo] = numbers.get(pieces[i - size])
      first -= leave
      second -= leaveToo
    }
    if (i < size - 1) continue
    const basket = `${first} ${second}`
    const before = baskets.get(basket) ?? 0
    pairs += before
    baskets.set(basket, before + 1)
  }
  return pairs
}
