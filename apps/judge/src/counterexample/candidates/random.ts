/** A pseudorandom generator with a fixed seed, so that a search can be repeated. */
export interface Random {
  /** An integer from `least` to `most`, both included. */
  readonly between: (least: number, most: number) => number
  readonly oneOf: <T>(things: readonly T[]) => T | undefined
  readonly letterOf: (letters: string) => string
}

/** A 32-bit SplitMix generator. Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014. */
export function makeRandom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) =>
    most <= least ? least : least + Math.floor(next() * (most - least + 1))
  const oneOf = <T>(things: readonly T[]) => things[between(0, things.length - 1)]
  return { between, oneOf, letterOf: (letters) => oneOf([...letters]) ?? '' }
}
