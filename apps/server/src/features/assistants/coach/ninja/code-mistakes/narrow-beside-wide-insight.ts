import { findNarrowIntegers, maxInt32 } from '../code/find-narrow-integers.ts'
import { linesText } from '../code/lines-text.ts'
import { linesOfMatches, maskCode } from '../code/mask-code.ts'
import { absolute, integersOf, sumOf } from '../wrong-answer/numbers-of.ts'
import { suspect } from '../wrong-answer/suspect.ts'
import type { Recogniser } from '../wrong-answer/wrong-answer-facts.ts'

/** `int total = 0`, `unsigned count{}`, `int sums[…]`: names of what grows, and vectors of numbers. */
const grown =
  /\b(?:int|unsigned)\s{1,4}\w*(?:sum|total|count|cost|area|prod|result|answer|ans|best|time|dist|length|acc|weight|value|profit|minutes|seconds)\w*\b(?!\s{0,4}\()/gi
/** `total += x`, `a * b`: numbers come to more than they are. */
const grows = /\+=|[\w)\]]\s{0,4}\*\s{0,4}[\w(]|\baccumulate\s{0,4}\(/

/** C++ and Java: a program with wide numbers keeps some in 32 bits, and the first case that fails has larger ones. */
export const recogniseNarrowBesideWide: Recogniser = (facts) => {
  const { language, code } = facts
  if (language !== 'cpp' && language !== 'java') return null
  const bare = maskCode(code, language)
  if (!grows.test(bare)) return null
  const named = linesOfMatches(bare, grown)
  const lines = named.length > 0 ? named : findNarrowIntegers(code, language)
  return suspect(facts, {
    lines,
    holds: ({ input, expected }) => isLarge(input, expected),
    meaning: `The numbers of this case come to more than ${maxInt32.toLocaleString('en-US')}, where 32 bits end; those of the cases that I saw pass do not. Numbers of 32 bits stand in ${linesText(lines)}: perhaps one of them must hold more.`,
    question:
      'Which of these numbers is a sum, a product or a count, and how large can it become with the largest input?',
    look: `Use ${language === 'cpp' ? '`long long`' : '`long`'} for every sum, product and count.`,
  })
}

/** A number beyond 32 bits is given or asked for; a sum alone may never be built. */
function isLarge(input: string, expected: string): boolean {
  const numbers = integersOf(expected)
  const isAsked = [...numbers, ...integersOf(input)].some((one) => absolute(one) > BigInt(maxInt32))
  return (
    isAsked ||
    (sumOf(integersOf(input)) > BigInt(maxInt32) && numbers.length > 0 && sumOf(numbers) > 2n ** 30n)
  )
}
