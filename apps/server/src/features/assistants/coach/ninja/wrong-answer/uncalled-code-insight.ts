import { maskCode } from '@codedojo/contract'
import { findAllFunctions, type NamedBlock } from '../code/find-functions.ts'
import { lineNumberAt } from '../code/mask-code.ts'
import type { Recogniser } from './wrong-answer-facts.ts'

/** Nothing is printed, because functions are defined and no line outside of them calls one. */
export const recogniseUncalledCode: Recogniser = ({ code, language, actual, functionDeclaration }) => {
  if (language !== 'python' && language !== 'javascript') return null
  if (actual.trim() !== '' || functionDeclaration !== null) return null
  const bare = maskCode(code, language)
  const functions = findAllFunctions(bare, language)
  const last = functions.at(-1)
  if (!last || functions.some(({ name }) => isUsedOutside(bare, name, functions))) return null
  const outermost = functions.findLast(({ name }) => countMentions(bare, name) === 1) ?? last
  const line = lineNumberAt(bare, outermost.from)
  return {
    meaning: `Line ${line} defines \`${outermost.name}\`, and no line outside of your functions calls it. A function only runs when it is called, so nothing runs and nothing is printed.`,
    question: 'Which line of your code is the first that really runs?',
    look: `Call it in a last line that begins at the left edge, such as \`${outermost.name}()\`, with what it needs in the brackets.`,
    lines: [line],
    isOfForm: true,
    isRefutedBy: null,
  }
}

function mentionsOf(bare: string, name: string): number[] {
  return Array.from(bare.matchAll(new RegExp(`(?<!\\w)${name}(?!\\w)`, 'g')), ({ index }) => index)
}

function countMentions(bare: string, name: string): number {
  return mentionsOf(bare, name).length
}

/** Whether a name stands anywhere but in the header or the body of a function. */
function isUsedOutside(bare: string, name: string, functions: readonly NamedBlock[]): boolean {
  return mentionsOf(bare, name).some(
    (place) => !functions.some(({ from, to }) => place >= from && place < to),
  )
}
