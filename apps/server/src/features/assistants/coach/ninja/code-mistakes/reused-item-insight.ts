import { maskCode } from '@codedojo/contract'
import { findAllLoops } from '../code/find-loops.ts'
import { lineNumberAt } from '../code/line-numbers.ts'
import { loopsAround } from '../code/slow-spot.ts'
import type { Recogniser } from '../wrong-answer/wrong-answer-facts.ts'
import { parseInteger } from '../wrong-answer/wrong-answer-facts.ts'

/** `for j in range(w, most + 1)`, `for (int j = w; j <= most; j++)`: upwards, from a weight. */
const upwards =
  /^for\s{1,4}(\w{1,40})\s{1,4}in\s{1,4}range\(\s{0,4}([A-Za-z_][\w.[\]]{0,40})\s{0,4},[^,\n]{1,80}\)\s{0,4}:|^for\s{0,4}\(\s{0,4}(?:\w{1,20}\s{1,4})?(\w{1,40})\s{0,4}=\s{0,4}([A-Za-z_][\w.[\]]{0,40})\s{0,4};[^;\n]{0,80}<[^;\n]{0,80};/

/** A table of sums is changed upwards and in place, so that what was just added can be added again. */
export const recogniseReusedItem: Recogniser = ({ code, language, expectedValue, actualValue }) => {
  const [right, wrong] = [parseInteger(expectedValue), parseInteger(actualValue)]
  // What is taken too often makes the answer larger.
  if (right !== null && wrong !== null && wrong <= right) return null
  const bare = maskCode(code, language)
  const loops = findAllLoops(bare, language)
  for (const loop of loops) {
    if (loopsAround(loops, loop.from).length === 0) continue
    const head = upwards.exec(bare.slice(loop.from, loop.from + 300))
    const [place, item] = [head?.[1] ?? head?.[3], head?.[2] ?? head?.[4]]
    if (place === undefined || item === undefined) continue
    const body = bare.slice(loop.bodyFrom, Math.min(loop.to, loop.bodyFrom + 400))
    const table = new RegExp(
      `\\b(\\w{1,40})\\s{0,4}\\[\\s{0,4}${place}\\s{0,4}-\\s{0,4}${RegExp.escape(item)}\\s{0,4}\\]`,
    ).exec(body)?.[1]
    if (
      table === undefined ||
      /\bmin\b/.test(body) ||
      !new RegExp(`\\b${table}\\s{0,4}\\[\\s{0,4}${place}\\s{0,4}\\]\\s{0,4}(?:[|+]?=)(?!=)`).test(body)
    )
      continue
    const line = lineNumberAt(bare, loop.from)
    return {
      meaning: `The loop of line ${line} goes upwards and reads from \`${table}\` what it has just written: so the same thing can be taken again and again. If each may be taken only once, perhaps that is the mistake.`,
      question: `How often may one thing be taken, and how often can it be taken by line ${line}?`,
      look: 'Go from the largest sum down to the smallest, or write into a new table.',
      lines: [line],
      isRefutedBy: null,
    }
  }
  return null
}
