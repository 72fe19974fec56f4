import { maskCode } from '@codedojo/contract'
import { findAllFunctions, type NamedBlock } from '../code/find-functions.ts'
import { lineNumberAt } from '../code/line-numbers.ts'
import type { Recogniser } from './wrong-answer-facts.ts'

/** Nothing is printed, because nothing but functions stands in the code, and no line outside of them. */
export const recogniseUncalledCode: Recogniser = ({ code, language, actual, functionDeclaration }) => {
  if (language !== 'python' && language !== 'javascript') return null
  if (actual.trim() !== '' || functionDeclaration !== null) return null
  const bare = maskCode(code, language)
  const functions = findAllFunctions(bare, language)
  const last = functions.at(-1)
  if (!last || !isNothingElse(bare, functions)) return null
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

/** A line outside of functions that does nothing by itself. */
const idle = /^(?:import\b|from\b|(?:const|let|var)\s[^=\n]{1,100}=\s{0,4}require\b|\}?;?$)/

/** Whether all lines outside of functions are blank or load modules. */
function isNothingElse(bare: string, functions: readonly NamedBlock[]): boolean {
  const outside = functions
    .toSorted((one, other) => other.from - one.from)
    .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(Math.max(from, to)), bare)
  return outside.split('\n').every((line) => idle.test(line.trim()))
}
