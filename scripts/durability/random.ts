export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number
  /** An integer from `least` to `most`, both included. */
  readonly between: (least: number, most: number) => number
  readonly oneOf: <T>(choices: readonly [T, ...T[]]) => T
}

/** A seeded pseudorandom generator, so that a failed run can be repeated. Source: the mixing function of SplitMix32. */
export function makeRandom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    oneOf: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
