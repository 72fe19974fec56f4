import { maskCode } from '@codedojo/contract'
import { findAllLoops } from '../code/find-loops.ts'
import { lineNumberAt } from '../code/line-numbers.ts'
import { loopsAround } from '../code/slow-spot.ts'
import { parseInteger, type Recogniser } from '../wrong-answer/wrong-answer-facts.ts'

const counted =
  /(?<![\w.\])])([A-Za-z_]\w{0,40})\s{0,4}(?:\+=\s{0,4}1(?![\w.])|\+\+)|\+\+([A-Za-z_]\w{0,40})/g
const printing = /\b(?:print\w*|cout|console\.log|append)\b[^\n;]{0,200}/g
/** A loop that takes one thing after the other counts things, too. */
const takesOne = /\.(?:pop\w*|poll\w*|shift|remove\w*|front)\s{0,4}\(/
const maxPlaces = 60

/** The number of rounds of a `while` loop is printed, and is off by one. */
export const recogniseRoundCounter: Recogniser = ({ code, language, expectedValue, actualValue }) => {
  const [right, wrong] = [parseInteger(expectedValue), parseInteger(actualValue)]
  if (right === null || wrong === null || (wrong - right !== 1n && right - wrong !== 1n)) return null
  const bare = maskCode(code, language)
  const loops = findAllLoops(bare, language)
  const printed = Array.from(bare.matchAll(printing), ([text]) => text).join(' ')
  const found = Array.from(bare.matchAll(counted))
    .slice(0, maxPlaces)
    .find(({ index, 1: after, 2: before }) => {
      const loop = loopsAround(loops, index).at(-1)
      const name = after ?? before ?? ''
      const isRound = loop !== undefined && bare.startsWith('while', loop.from)
      // A name of the condition is the place where the loop stands, not a count of its rounds.
      const isPlace =
        loop !== undefined && new RegExp(`\\b${name}\\b`).test(bare.slice(loop.from, loop.bodyFrom))
      // `if (…) count++` counts things, not rounds.
      const isAlways =
        loop !== undefined && !/\b(?:if|else|elif|case)\b/.test(bare.slice(loop.bodyFrom, index))
      return (
        isRound &&
        !isPlace &&
        isAlways &&
        !takesOne.test(bare.slice(loop.from, loop.to)) &&
        new RegExp(`(?<![\\w.])${name}\\b`).test(printed)
      )
    })
  if (!found) return null
  const name = found[1] ?? found[2] ?? ''
  const line = lineNumberAt(bare, found.index)
  const isMore = wrong > right
  return {
    meaning: `\`${name}\` goes up once in every round of a loop, in line ${line}, and what you print is one too ${isMore ? 'large' : 'small'}: perhaps ${isMore ? 'a last round is counted in which nothing changes any more, or the beginning counts as a round' : 'the first or the last round is not counted'}.`,
    question: `Which value should \`${name}\` have before the first round, and in which round does it go up last?`,
    look: `Print \`${name}\` and what has changed at the end of each round, and look at the last one.`,
    lines: [line],
    isRefutedBy: null,
  }
}
