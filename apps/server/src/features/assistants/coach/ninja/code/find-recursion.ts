import type { Block } from './blocks.ts'
import { findCalls, type NamedBlock } from './find-functions.ts'
import { lineNumberAt } from './line-numbers.ts'
import { loopsAround, type SlowSpot } from './slow-spot.ts'

const memory = /memo|cache|lru_cache|\bdp\b|\bseen\b|visited|unordered_map|HashMap|new Map\b/i

/** A function that calls itself and, in each call, loops over something other than neighbours. */
export function findRepeatingCalls(
  bare: string,
  { functions, loops }: { readonly functions: readonly NamedBlock[]; readonly loops: readonly Block[] },
): SlowSpot[] {
  return functions.flatMap((one) => {
    const isInside = (place: number) => place >= one.bodyFrom && place < one.to
    const own = findCalls(bare, one).filter(isInside)
    const extra = ownLoop(bare, { one, loops, own })
    if (own.length === 0 || !extra) return []
    const lines = [lineNumberAt(bare, one.from), lineNumberAt(bare, extra.from)]
    const words = `\`${one.name}\` (line ${lines[0]}) calls itself, and each call has a loop of its own (line ${lines[1]}).`
    return [{ depth: 2, lines, words }]
  })
}

/** Finds a loop in a recursive function that contains none of the recursive calls and does not visit neighbours. */
function ownLoop(
  bare: string,
  {
    one,
    loops,
    own,
  }: { readonly one: NamedBlock; readonly loops: readonly Block[]; readonly own: readonly number[] },
): Block | undefined {
  return loops.find(
    (loop) =>
      loop.from >= one.bodyFrom &&
      loop.from < one.to &&
      !isOverNeighbours(bare, loop) &&
      !own.some((place) => place >= loop.from && place < loop.to),
  )
}

/** `for (const next of links[place])`, `for u in g[v]` */
function isOverNeighbours(bare: string, { from, bodyFrom }: Block): boolean {
  return /(?:\bof|\bin|:)\s*[\w.]+\s*(?:\[\s*\w+\s*\]|\.get\(\s*\w+\s*\))\s*[):]/.test(
    bare.slice(from, bodyFrom),
  )
}

/** Finds a function that calls itself several times, without memoization. Returns null if there is none. */
export function findBranching(
  bare: string,
  { functions, loops }: { readonly functions: readonly NamedBlock[]; readonly loops: readonly Block[] },
): SlowSpot | null {
  if (memory.test(bare)) return null
  for (const one of functions) {
    const own = findCalls(bare, one).filter((place) => place >= one.bodyFrom && place < one.to)
    const repeating = own.flatMap((place) =>
      loopsAround(loops, place).filter(({ from }) => from >= one.bodyFrom),
    )
    const inLoop = repeating.length > 0
    // A traversal of a tree's children or a graph's neighbours visits each place once.
    if (inLoop && repeating.every((loop) => isOverNeighbours(bare, loop))) continue
    const line = own[0] === undefined ? 0 : lineNumberAt(bare, own[0])
    if (inLoop || own.length > 1) {
      const caller = findCalls(bare, one).find(
        (place) => (place < one.from || place >= one.to) && loopsAround(loops, place).length > 0,
      )
      const again =
        caller === undefined
          ? ''
          : ` Line ${lineNumberAt(bare, caller)} calls it anew in every round of a loop.`
      const extra = inLoop ? undefined : ownLoop(bare, { one, loops, own })
      const extraWords = extra
        ? ` Each call goes through a loop of its own, too (line ${lineNumberAt(bare, extra.from)}): when one of the calls gets nearly all that there is, that is done again with each step deeper.`
        : ''
      return {
        depth: 'branching',
        lines: [lineNumberAt(bare, one.from), line],
        words: `\`${one.name}\` calls itself ${inLoop ? 'in a loop' : 'more than once'} (line ${line}).${extraWords} If it comes to the same values in several ways, the number of calls can double with each step deeper.${again}`,
      }
    }
  }
  return null
}
