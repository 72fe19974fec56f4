import { type Language, maskCode } from '@codedojo/contract'
import { linesOfMatches } from '../code/line-numbers.ts'
import { linesText } from '../code/lines-text.ts'
import { integersOf, largestOf } from './numbers-of.ts'
import { suspect } from './suspect.ts'
import type { Insight, Recogniser, WrongAnswerFacts } from './wrong-answer-facts.ts'

/**
 * A text of digits becomes a number of JavaScript, which is exact only up to 2^53. A program that has `BigInt` uses it where it is
 * needed, mostly.
 */
export const recogniseInexactInput: Recogniser = (facts) =>
  facts.language === 'javascript' && !/\bBigInt\b/.test(maskCode(facts.code, 'javascript'))
    ? insightFor(facts, { pattern: toNumber, exact: 2n ** 53n })
    : null

/** C++, Java and Python: a function or a type of floating point numbers, in a case with larger whole numbers. */
export const recogniseFloatingPoint: Recogniser = (facts) => {
  const { language } = facts
  if (language === 'javascript') return null
  const short = insightFor(facts, { pattern: shortType[language], exact: 2n ** 24n })
  return short ?? insightFor(facts, { pattern: patterns[language], exact: 2n ** 53n })
}

const toNumber = /\bNumber\s*[()]|\bparse(?:Int|Float)\b/g

const shortType = { cpp: /\bfloat\b/g, java: /\bfloat\b/g, python: /(?!)/g }
const patterns = {
  cpp: /\b(?:pow|sqrt|cbrt|log2|log10|log)\s*\(|\bdouble\b/g,
  java: /\bMath\.(?:pow|sqrt|cbrt|log10|log)\s*\(|\bdouble\b/g,
  python: /\bmath\.(?:pow|sqrt|log2|log10|log)\s*\(|\bfloat\s*\(|\*\*\s*0?\.5\b|(?<![/])\/(?![/=])/g,
} satisfies Record<Exclude<Language, 'javascript'>, RegExp>

/** Told only for a case with numbers beyond what is exact, and only while no such case has passed. */
function insightFor(
  facts: WrongAnswerFacts,
  { pattern, exact }: { readonly pattern: RegExp; readonly exact: bigint },
): Insight | null {
  const code = maskCode(facts.code, facts.language)
  const lines = linesOfMatches(code, pattern)
  const power = exact === 2n ** 24n ? '24' : '53'
  const bound = power === '24' ? '16,777,216' : 'about $$9 \\cdot 10^{15}$$'
  return suspect(facts, {
    lines,
    holds: ({ input, expected }) =>
      power === '24'
        ? largestOf(integersOf(`${input} ${expected}`)) ** 2n > exact
        : hasLarger(`${input} ${expected}`, exact),
    meaning: `In ${linesText(lines)} numbers may pass through a floating point number, which is exact only up to $$2^{${power}}$$, ${bound}. ${power === '24' ? 'The largest number of this case times itself is more: perhaps something' : 'This case has a larger whole number: perhaps it'} is rounded there.`,
    question: 'Which value is held or worked out there in this case, and is it still exact?',
    look:
      facts.language === 'javascript'
        ? 'Use `BigInt` for such numbers, or compare them as texts without zeros at the beginning: first by length, then sign by sign.'
        : 'Stay with whole numbers: count digits by division, and multiply instead of dividing.',
  })
}

/** Numbers inside of words count, too. */
function hasLarger(text: string, exact: bigint): boolean {
  return Array.from(text.matchAll(/\d{8,60}/g)).some(([digits]) => BigInt(digits) > exact)
}
