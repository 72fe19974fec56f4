import { maskCode } from '@codedojo/contract'
import { findLoops } from '../code/find-loops.ts'
import { linesOfMatches } from '../code/line-numbers.ts'
import { linesText } from '../code/lines-text.ts'
import { findModulus } from './remainder-insight.ts'
import type { Recogniser } from './wrong-answer-facts.ts'

/** The answer is a remainder, and the code takes it only once, after all loops. */
export const recogniseLateRemainder: Recogniser = ({ code, language, description }) => {
  if (language === 'python' || findModulus(description) === null) return null
  const bare = maskCode(code, language)
  if (/BigInteger|BigInt|\dn\b/.test(bare)) return null
  const loops = findLoops(bare, language)
  const places = Array.from(bare.matchAll(/%/g), ({ index }) => index)
  const isInLoop = (place: number) => loops.some(({ from, to }) => place >= from && place < to)
  if (loops.length === 0 || places.length === 0 || places.some(isInLoop)) return null
  const lines = linesOfMatches(bare, /%/g)
  return {
    meaning: `The remainder is taken in ${linesText(lines)} only, outside of every loop: perhaps the numbers before that have grown beyond what ${language === 'javascript' ? 'a number of JavaScript holds exactly, $$2^{53}$$' : '64 bits hold'}.`,
    question: 'How large do the values become in the largest case when no remainder is taken on the way?',
    look: 'Take the remainder after each addition and multiplication, and bring a difference back to 0 or above.',
    lines,
    isRefutedBy: null,
  }
}
