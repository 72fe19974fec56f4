import { type Language, makeLineNumbers, maskCode } from '@codedojo/contract'
import type { Block } from './blocks.ts'
import { findCalls, findFunctions, type NamedBlock } from './find-functions.ts'
import { findLoops } from './find-loops.ts'
import { findBranching, findRepeatingCalls } from './find-recursion.ts'
import { findSlowCalls } from './find-slow-calls.ts'
import { linesText } from './lines-text.ts'
import { isHalving } from './loop-bounds.ts'
import { loopsAround, type SlowCall, type SlowSpot } from './slow-spot.ts'

/**
 * Finds the most deeply repeated place of a program by static analysis: nested loops, calls that scan a sequence, or recursion.
 * A function that calls itself more than once, without memoization, takes precedence. Returns null if nothing repeats.
 */
export function findSlowSpot(code: string, language: Language): SlowSpot | null {
  const bare = maskCode(code, language)
  const all = findLoops(bare, language)
  const loops = all.filter((loop) => !isHalving(bare, loop))
  const functions = findFunctions(bare, language)
  const calls = findSlowCalls(bare, language)
  const branching = findBranching(bare, { functions, loops })
  if (branching) return branching
  const spots = [
    ...nested(bare, loops),
    ...repeated(bare, { loops, calls }),
    ...called(bare, { functions, loops, calls }),
    ...findRepeatingCalls(bare, { functions, loops }),
  ]
  // If nothing else repeats, a loop that should halve its range may be the one that never ends.
  const found = spots.length > 0 ? spots : nested(bare, all)
  return found.toSorted((a, b) => Number(b.depth) - Number(a.depth))[0] ?? null
}

function nested(bare: string, loops: readonly Block[]): SlowSpot[] {
  const lineAt = makeLineNumbers(bare)
  // Among loops that are not nested, `while` loops come first, because their number of iterations is the least certain.
  const isOpen = ({ from }: Block) => bare.startsWith('while', from) && loopsAround(loops, from).length === 0
  const ordered = loops.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)))
  return ordered.map(({ from }) => {
    const lines = [...loopsAround(loops, from).map((loop) => lineAt(loop.from)), lineAt(from)]
    const [first, ...inner] = lines
    const words =
      inner.length === 0
        ? `Line ${first} is a loop.`
        : new Set(lines).size < lines.length
          ? `${lines.length} loops run inside each other in ${linesText([...new Set(lines)])}.`
          : `The loop of line ${inner.at(-1)} runs inside that of line ${inner.length === 1 ? first : inner.at(-2)}${inner.length > 1 ? `, which runs inside that of line ${first}` : ''}.`
    return { depth: lines.length, lines, words }
  })
}

function repeated(
  bare: string,
  { loops, calls }: { readonly loops: readonly Block[]; readonly calls: readonly SlowCall[] },
): SlowSpot[] {
  const lineAt = makeLineNumbers(bare)
  return calls.flatMap(({ place, words }) => {
    const outer = loopsAround(loops, place).map(({ from }) => lineAt(from))
    const line = lineAt(place)
    const loop = outer.at(-1) === line ? 'its loop' : `the loop of line ${outer.at(-1)}`
    const again = `Line ${line} ${words}, again in every round of ${loop}.`
    return outer.length === 0 ? [] : [{ depth: outer.length + 1, lines: [...outer, line], words: again }]
  })
}

function called(
  bare: string,
  {
    functions,
    loops,
    calls,
  }: {
    readonly functions: readonly NamedBlock[]
    readonly loops: readonly Block[]
    readonly calls: readonly SlowCall[]
  },
): SlowSpot[] {
  const lineAt = makeLineNumbers(bare)
  return functions.flatMap((one) => {
    const isInside = ({ from }: { from: number }) => from >= one.bodyFrom && from < one.to
    const own = loops.filter(isInside)
    const depthAt = (place: number) => loopsAround(own, place).length + 1
    const nest = deepestOf(own, ({ from }) => depthAt(from))
    const call = deepestOf(
      calls.filter(({ place }) => isInside({ from: place })),
      ({ place }) => depthAt(place),
    )
    const looped = nest?.depth ?? 0
    const inner = Math.max(looped, call?.depth ?? 0)
    if (inner === 0) return []
    const deepest = call && inner > looped ? call.one : null
    return findCalls(bare, one).flatMap((place) => {
      const outer = loops.filter((loop) => isRepeatedIn(bare, loop, place) && !isInside(loop))
      const at = outer.at(-1)
      if (!at || isInside({ from: place })) return []
      const lines = [lineAt(at.from), lineAt(place), lineAt(one.from)]
      const inside = nest && looped > 1 ? `, with loops inside it down to line ${lineAt(nest.one.from)}` : ''
      const what = deepest
        ? `there line ${lineAt(deepest.place)} ${deepest.words}`
        : `\`${one.name}\` (line ${lines[2]}) has a loop of its own${inside}`
      const words = `Line ${lines[1]} calls \`${one.name}\` in a loop, and ${what}.`
      const shownLines = deepest ? [...lines, lineAt(deepest.place)] : lines
      return [{ depth: outer.length + inner, lines: shownLines, words }]
    })
  })
}

/** The first of the most deeply nested ones, with its depth. */
function deepestOf<One>(
  all: readonly One[],
  depthOf: (one: One) => number,
): { readonly one: One; readonly depth: number } | undefined {
  return all.map((one) => ({ one, depth: depthOf(one) })).toSorted((a, b) => b.depth - a.depth)[0]
}

/** In the body of a loop, or in the condition of a `while`, which is evaluated in every iteration. */
function isRepeatedIn(bare: string, { from, bodyFrom, to }: Block, place: number): boolean {
  return place < to && place >= (bare.startsWith('while', from) ? from : bodyFrom)
}
