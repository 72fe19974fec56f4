import { maskCode } from '@codedojo/contract'
import type { Block } from '../code/blocks.ts'
import { findAllLoops } from '../code/find-loops.ts'
import { lineNumberAt } from '../code/line-numbers.ts'
import { isConstant } from '../code/loop-bounds.ts'
import { loopsAround } from '../code/slow-spot.ts'
import { integersOf, largestOf } from './numbers-of.ts'
import type { Recogniser } from './wrong-answer-facts.ts'

/** A part of the code with a fixed reach, whatever the input. */
interface Limit {
  readonly line: number
  /** Completes "Line 7 …". */
  readonly words: string
}

/** The first value of a name such as `[:3]` is what the code keeps; headers such as `n, k = data[:2]` only read. */
const rules: readonly (readonly [pattern: RegExp, words: (most: string) => string])[] = [
  [/[\w)\]]\[\s*:\s*(\d{1,6})\s*\]/g, (most) => `keeps only the first ${most}`],
  // The last two of a stack are where it can grow, and cut nothing.
  [/[\w)\]]\[\s*-\s*((?!2\s*:)\d{1,6})\s*:\s*\]/g, (most) => `keeps only the last ${most}`],
  [/\.slice\(\s*0\s*,\s*(\d{1,6})\s*\)/g, (most) => `keeps only the first ${most}`],
  [/\bmax\(\s*0\s*,\s*\w+\s*-\s*(\d{1,6})\s*\)/g, (most) => `looks back only ${most} places`],
  [
    /\b(?:for|while)\b[^\n;]{0,200};[^\n;]{0,200}>=?\s*\w+\s*-\s*(\d{2,6})\b/g,
    (most) => `looks back only ${most} places`,
  ],
  [
    /\b(?:for|while)\b[^\n;]{0,200};[^\n;]{0,200}?\b\w+\s*<=?\s*(\d{3,7})\b/g,
    (most) => `goes only up to ${most}`,
  ],
  [/\bin\s+range\(\s*(?:\d+\s*,\s*)?(\d{3,7})\s*\)/g, (most) => `goes only up to ${most}`],
]
/** Matches the part of a line before a limit: `n, k = ` or `const [n, k] = `. */
const reading = /(?:^|;)[ \t]*(?:(?:const|let|var)\s{1,4})?(?:\[[ \t]*)?\w+(?:\s*,\s*\w+)+\s*\]?\s*=[^;]*$/
/** Headers are short, so no more characters before a limit are examined. */
const maxCharactersBefore = 200

/** The code looks at a fixed number of things, and the case has more or larger ones. */
export const recogniseFixedLimit: Recogniser = ({ code, language, input }) => {
  const words = input.split(/\s+/).length
  const largest = largestOf(integersOf(input))
  const isExceeded = (most: number) => most > 1 && (words > most || largest > BigInt(most))
  const limit = findLimit(maskCode(code, language), isExceeded)
  if (!limit) return null
  return {
    meaning: `Line ${limit.line} ${limit.words}, whatever the input: perhaps what this case needs lies beyond that.`,
    question: `Why should that be enough? Can you make an input in which what counts lies beyond the limit of line ${limit.line}?`,
    look: 'Say why nothing beyond the limit can matter; if you cannot, look at everything, in a quicker way.',
    lines: [limit.line],
    isRefutedBy: null,
  }
}

function findLimit(bare: string, isExceeded: (most: number) => boolean): Limit | null {
  for (const [pattern, words] of rules) {
    for (const { index, 1: most = '' } of bare.matchAll(pattern)) {
      if (isExceeded(Number(most)) && !isInReading(bare, index))
        return { line: lineNumberAt(bare, index), words: words(most) }
    }
  }
  return null
}

function isInReading(bare: string, place: number): boolean {
  const before = bare.slice(Math.max(0, place - maxCharactersBefore), place)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  // `turn(*posts[-2:], tree)` hands on what is at the end, and cuts nothing.
  return reading.test(line) || /\*[\w.]{0,60}$/.test(line)
}

const between =
  /\b(\w+)\(\s*(?:b|r|hi|high|right|end|last|to)\b(?!\s*\+)[^()\n]*\)\s*-\s*\1\(\s*(a|l|lo|low|left|start|first|from)\b(?!\s*-)[^()\n]*\)/g

/** `count(b) - count(a)`: the difference of the counts up to both ends does not include the first end. */
export const recogniseLostFirst: Recogniser = ({ code, language, statement }) => {
  const bare = maskCode(code, language)
  const [found] = bare.matchAll(between)
  if (!found || !/\bfrom\b|\bbetween\b|\bincluded\b/i.test(statement.story)) return null
  const line = lineNumberAt(bare, found.index)
  const [, name = '', first = ''] = found
  return {
    meaning: `Line ${line} takes \`${name}\` up to \`${first}\` away from \`${name}\` up to the other end: if both include their end, \`${first}\` itself is taken away, too, and perhaps it belongs to the answer.`,
    question: `What does your program answer when both ends are the same, and is \`${first}\` in it?`,
    look: `Try an input in which both ends are the same, and look at what line ${line} gives.`,
    lines: [line],
    isRefutedBy: null,
  }
}

/** A loop that keeps the best it has seen is left before its end. */
export const recogniseEarlyEnd: Recogniser = ({ code, language }) => {
  const bare = maskCode(code, language)
  const loops = findAllLoops(bare, language)
  const looked = new Set<Block>()
  for (const { index } of bare.matchAll(/\bbreak\b/g)) {
    const loop = loopsAround(loops, index).at(-1)
    // If the first `break` of a loop does not indicate this, its other ones do not either.
    if (!loop || looked.has(loop)) continue
    looked.add(loop)
    const header = bare.slice(loop.from, loop.bodyFrom)
    // A loop without a condition ends nowhere else.
    if (!header.startsWith('for') || /;\s*;/.test(header) || isConstant(bare, loop)) continue
    // A `break` may leave a `switch` instead.
    if (/\bswitch\b/.test(bare.slice(loop.bodyFrom, index))) continue
    const body = bare.slice(loop.bodyFrom, loop.to)
    if (!keepsBest(body)) continue
    const [line, head] = [lineNumberAt(bare, index), lineNumberAt(bare, loop.from)]
    return {
      meaning: `Line ${line} leaves the loop of line ${head} early, and what comes after that is never looked at: perhaps the right answer lies there.`,
      question: `When the condition of line ${line} holds, is it certain that nothing better can follow?`,
      look: `Take line ${line} out and Run it: if the answer changes, better ones do follow.`,
      lines: [head, line],
      isRefutedBy: null,
    }
  }
  return null
}

/** `if (x < best) best = x`: a name is compared by size, and set right behind that. */
function keepsBest(body: string): boolean {
  return Array.from(body.matchAll(/\bif\b([^\n]{0,200})/g)).some(
    ({ index, 0: { length }, 1: condition = '' }) => {
      const names = new Set(Array.from(condition.matchAll(bySize), ([, left, right]) => left ?? right ?? ''))
      const behind = body.slice(index, index + length + maxCharactersBehind)
      return Array.from(behind.matchAll(/(?<![\w.])([A-Za-z_]\w*)\s*=(?!=)/g)).some(([, name = '']) =>
        names.has(name),
      )
    },
  )
}

const bySize = /([A-Za-z_]\w{0,40})(?=\s{0,4}[<>])|[<>]=?\s{0,4}([A-Za-z_]\w{0,40})/g
/** So soon after a comparison the best value is set. */
const maxCharactersBehind = 120
