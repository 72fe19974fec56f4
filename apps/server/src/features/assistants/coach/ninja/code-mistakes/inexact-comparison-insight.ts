import { maskCode } from '@codedojo/contract'
import { linesOfMatches } from '../code/line-numbers.ts'
import { linesText } from '../code/lines-text.ts'
import type { Recogniser } from '../wrong-answer/wrong-answer-facts.ts'

/** `abs(a - b) < 1e-9`; a bisection ends by a tolerance, too, but of no `abs`. */
const tolerance =
  /abs\w?\s{0,4}\([^\n;=<>]{1,80}\)\s{0,4}(?<![<>])[<>]=?(?![<>])\s{0,4}(?:1e-\d{1,2}|0\.0{3,12}1|(?:EPS|eps|epsilon)\b)/g
/** `a / b == c / d`; in C++ and Java only where numbers are floating point. */
const quotients =
  /[\w)\]]\s{0,4}(?<!\/)\/(?!\/)\s{0,4}[\w([](?:(?!\b(?:if|else)\b)[^\n;,=<>]){0,60}(?:[=!]==?|[<>]=?)(?!>)\s{0,4}(?:(?!\b(?:if|else)\b)[^\n;,=<>/]){1,60}(?<!\/)\/(?!\/)/g

/** Quotients are compared with each other, or with a tolerance, though the answer is a whole number or a word. */
export const recogniseInexactComparison: Recogniser = ({ code, language, expected }) => {
  if (/\d\.\d/.test(expected)) return null
  const bare = maskCode(code, language)
  const isExact = (language === 'cpp' || language === 'java') && !/\b(?:double|float)\b/.test(bare)
  const near = linesOfMatches(bare, tolerance)
  const lines = near.length > 0 ? near : isExact ? [] : linesOfMatches(bare, quotients)
  if (lines.length === 0) return null
  const how =
    near.length > 0
      ? 'takes two numbers for equal when they are only near each other'
      : 'compares fractions that are rounded'
  return {
    meaning: `Your program ${how}, in ${linesText(lines)}. Two values can differ by less than that, or be equal and look different: perhaps it decides wrongly here.`,
    question: 'Can the same comparison be made with whole numbers only?',
    look: 'Multiply both sides by what you divide by: `a / b` against `c / d` becomes `a * d` against `c * b`, which is exact.',
    lines,
    isRefutedBy: null,
  }
}

/** Fractions by chance, such as marks of things, that are added up and taken away again. */
const random =
  /\bMath\.random\s{0,4}\(\s{0,4}\)(?!\s{0,4}\*)|\brandom\.random\s{0,4}\(|\b(?:Random\(\)|current\(\)|rng|rand|random|rnd)\s{0,4}\.\s{0,4}nextDouble\s{0,4}\(\s{0,4}\)/g
const added = /(?<![\w.])(\w{1,40})(?:\[[^\]\n]{0,40}\])?\s{0,4}\+=/g
const takenAway = /(?<![\w.])(\w{1,40})(?:\[[^\]\n]{0,40}\])?\s{0,4}-=/g

/** Sums of fractions serve as keys, and equal ones can come out different. */
export const recogniseInexactKey: Recogniser = ({ code, language }) => {
  const bare = maskCode(code, language)
  const lines = linesOfMatches(bare, random)
  const isKey = /\bMap\b|\bdict\b|\{\}|\bSet\b|\bset\(|Counter|defaultdict/.test(bare)
  if (lines.length === 0 || !isKey || namesIn(bare, added).isDisjointFrom(namesIn(bare, takenAway)))
    return null
  return {
    meaning: `Line ${lines[0]} makes fractions, and they are added up and taken away again. Each step is rounded, so the same things in another order can give another sum: perhaps equal ones are not found.`,
    question: 'Is the sum of the same values the same whatever the order, to the last digit?',
    look: 'Use whole numbers in the place of the fractions, small enough that every sum is exact.',
    lines,
    isRefutedBy: null,
  }
}

function namesIn(bare: string, pattern: RegExp): Set<string> {
  return new Set(Array.from(bare.matchAll(pattern), ([, name = '']) => name))
}
