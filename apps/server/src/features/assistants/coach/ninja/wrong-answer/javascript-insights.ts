import { maskCode } from '@codedojo/contract'
import { maxInt32 } from '../code/find-narrow-integers.ts'
import { linesOfMatches } from '../code/line-numbers.ts'
import { linesText } from '../code/lines-text.ts'
import { integerLinesOf, integersOf, largestOf, sumOf } from './numbers-of.ts'
import { findModulus } from './remainder-insight.ts'
import { suspect } from './suspect.ts'
import type { Recogniser } from './wrong-answer-facts.ts'

/** JavaScript: bit operators turn numbers into 32 bits. */
export const recogniseBitOperators: Recogniser = (facts) => {
  if (facts.language !== 'javascript') return null
  const code = maskCode(facts.code, 'javascript')
  const lines = linesOfMatches(code, />>>?|<<|~~|(?<!\|)\|\s*0\b/g)
  if (/\dn\b|BigInt/.test(code)) return null
  return suspect(facts, {
    lines,
    holds: ({ input, expected }) =>
      sumOf(integersOf(input)) > BigInt(maxInt32) || largestOf(integersOf(expected)) > BigInt(maxInt32),
    meaning: `In ${linesText(lines)} a bit operator turns its number into one of 32 bits, which ends at ${maxInt32.toLocaleString('en-US')}, and the numbers of this case come to more when they are added up.`,
    question: 'Which number stands before that operator in this case?',
    look: 'Divide with `Math.floor(x / 2)` in the place of a shift, and cut fractions off with `Math.trunc`.',
  })
}

/** JavaScript: a typed array of 32 bits is to hold a larger number. */
export const recogniseNarrowArray: Recogniser = (facts) => {
  if (facts.language !== 'javascript') return null
  const code = maskCode(facts.code, 'javascript')
  const lines = linesOfMatches(code, /\b(?:Int|Uint)(?:8|16|32)Array\b/g)
  return suspect(facts, {
    lines,
    holds: ({ expected }) => largestOf(integersOf(expected)) > BigInt(maxInt32),
    meaning: `In ${linesText(lines)} an array keeps whole numbers of at most 32 bits, which end at ${maxInt32.toLocaleString('en-US')}. The right output of this case has a larger one: perhaps it passes through that array.`,
    question: 'What is kept in that array, and how large can it become?',
    look: 'Use `Float64Array` or a plain array for what can become so large.',
  })
}

/** JavaScript: products beyond 2^53 lose their last digits. */
export const recogniseInexactProduct: Recogniser = (facts) => {
  if (facts.language !== 'javascript') return null
  const code = maskCode(facts.code, 'javascript')
  if (/\dn\b|BigInt/.test(code)) return null
  const lines = linesOfMatches(code, /[\w)\]]\s*\*(?!\*)\s*[\w(]/g)
  return suspect(facts, {
    lines,
    holds: ({ input }) => largestOf(integersOf(input)) ** 2n > 2n ** 53n,
    meaning: `In ${linesText(lines)} numbers are multiplied. In JavaScript they are exact only up to $$2^{53}$$, about $$9 \\cdot 10^{15}$$, and the largest number of this case times itself is more.`,
    question: 'How large can the two factors be in this case?',
    look: 'Use `BigInt` where a product can become so large.',
  })
}

/** JavaScript: `sort` without a function compares texts. */
export const recogniseSortedTexts: Recogniser = (facts) => {
  if (facts.language !== 'javascript') return null
  const lines = sortsOfTexts(facts.code)
  return suspect(facts, {
    lines,
    holds: hasOtherOrder,
    meaning: `In ${linesText(lines)} \`sort\` gets no function, so it compares numbers as texts: 10 comes before 9. This case has numbers that are ordered otherwise as texts.`,
    ...howToSort,
  })
}

/** JavaScript: as above, where a case passed in spite of it: the order may not have mattered there. */
export const recogniseSortedTextsPerhaps: Recogniser = (facts) => {
  if (facts.language !== 'javascript') return null
  const lines = sortsOfTexts(facts.code)
  if (lines.length === 0 || !hasOtherOrder(facts)) return null
  return {
    meaning: `In ${linesText(lines)} \`sort\` gets no function. It compares numbers as texts then: 10 comes before 9. This case has numbers that are ordered otherwise as texts, so perhaps that is the cause, although such a case has passed.`,
    ...howToSort,
    lines,
    isRefutedBy: null,
  }
}

const howToSort = {
  question: 'In which order do the values of this case stand after the sort?',
  look: 'Give it a function: `(a, b) => a - b`.',
} as const

function sortsOfTexts(code: string): number[] {
  return linesOfMatches(maskCode(code, 'javascript'), /\.(?:sort|toSorted)\(\s*\)/g)
}

function hasOtherOrder({ input }: { readonly input: string }): boolean {
  return listsOf(input).some(isSortedOtherwise)
}

/** The first of several lines usually holds counts, which are not sorted. */
function listsOf(input: string): bigint[][] {
  const lines = integerLinesOf(input)
  return lines.length > 1 ? lines.slice(1) : lines
}

function isSortedOtherwise(line: readonly bigint[]): boolean {
  const texts = line.map(String).toSorted()
  const numbers = line.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)).map(String)
  return texts.some((text, at) => text !== numbers[at])
}

/** JavaScript: two remainders are multiplied, whose product is beyond 2^53 before its own remainder is taken. */
export const recogniseInexactRemainder: Recogniser = ({ language, code, description, expected }) => {
  const modulus = findModulus(description)
  if (language !== 'javascript' || modulus === null || modulus ** 2n <= 2n ** 53n) return null
  const bare = maskCode(code, 'javascript')
  const lines = linesOfMatches(bare, /[\w)\]]\s*\*(?!\*)\s*[\w(][^\n;]{0,80}%/g)
  // A short right answer is one of small numbers, which are exact.
  if (/\dn\b|BigInt/.test(bare) || lines.length === 0 || largestOf(integersOf(expected)) < 10n ** 6n)
    return null
  return {
    meaning: `In ${linesText(lines)} a product is made before its remainder is taken. Two remainders can come to almost $$10^{18}$$ then, and a number of JavaScript is exact only up to $$2^{53}$$, about $$9 \\cdot 10^{15}$$: perhaps the last digits are lost.`,
    question: 'How large are the two factors in this case?',
    look: 'Use `BigInt` for that product, or split one factor into two parts of 16 bits.',
    lines,
    isRefutedBy: null,
  }
}
