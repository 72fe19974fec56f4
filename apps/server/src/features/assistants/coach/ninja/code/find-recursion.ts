import type { Block } from './blocks.ts'
import { findCalls, type NamedBlock } from './find-functions.ts'
import { lineNumberAt } from './mask-code.ts'
import { around, type SlowSpot } from './slow-spot.ts'

const memory = /memo|cache|lru_cache|\bdp\b|\bseen\b|visited|unordered_map|HashMap|new Map\b/i

/** A function that calls itself, and goes through something else than its neighbours in each call. */
export function findRepeatingCalls(
  bare: string,
  { functions, loops }: { readonly functions: readonly NamedBlock[]; readonly loops: readonly Block[] },
): SlowSpot[] {
  return functions.flatMap((one) => {
    const isInside = (place: number) => place >= one.bodyFrom && place < one.to
    const own = findCalls(bare, one).filter(isInside)
    const extra = loops.find(
      (loop) =>
        isInside(loop.from) &&
        !isOverNeighbours(bare, loop) &&
        !own.some((place) => place >= loop.from && place < loop.to),
    )
    if (own.length === 0 || !extra) return []
    const lines = [lineNumberAt(bare, one.from), lineNumberAt(bare, extra.from)]
    const words = `\`${one.name}\` (line ${lines[0]}) calls itself, and each call has a loop of its own (line ${lines[1]}).`
    return [{ depth: 2, lines, words }]
  })
}

/** `for (const next of links[place])`, `for u in g[v]` */
function isOverNeighbours(bare: string, { from, bodyFrom }: Block): boolean {
  return /(?:\bof|\bin|:)\s*[\w.]+\s*(?:\[\s*\w+\s*\]|\.get\(\s*\w+\s*\))\s*[):]/.test(
    bare.slice(from, bodyFrom),
  )
}

export function findBranching(
  bare: string,
  { functions, loops }: { readonly functions: readonly NamedBlock[]; readonly loops: readonly Block[] },
): SlowSpot | null {
  if (memory.test(bare)) return null
  for (const one of functions) {
    const own = findCalls(bare, one).filter((place) => place >= one.bodyFrom && place < one.to)
    const repeating = own.flatMap((place) => around(loops, place).filter(({ from }) => from >= one.bodyFrom))
    const inLoop = repeating.length > 0
    // A walk through the children of a tree, or the neighbours in a graph, comes to each place once.
    if (inLoop && repeating.every((loop) => isOverNeighbours(bare, loop))) continue
    const line = own[0] === undefined ? 0 : lineNumberAt(bare, own[0])
    if (inLoop || own.length > 1) {
      const caller = findCalls(bare, one).find(
        (place) => (place < one.from || place >= one.to) && around(loops, place).length > 0,
      )
      const again =
        caller === undefined
          ? ''
          : ` Line ${lineNumberAt(bare, caller)} calls it anew in every round of a loop.`
      return {
        depth: 'branching',
        lines: [lineNumberAt(bare, one.from), line],
        words: `\`${one.name}\` calls itself ${inLoop ? 'in a loop' : 'more than once'} (line ${line}). If it comes to the same values in several ways, the number of calls can double with each step deeper.${again}`,
      }
    }
  }
  return null
}
