import { maskCode } from '@codedojo/contract'
import { maxInt32 } from '../code/find-narrow-integers.ts'
import { linesOfMatches } from '../code/line-numbers.ts'
import { linesText } from '../code/lines-text.ts'
import { absolute, integersOf, sumOf } from '../wrong-answer/numbers-of.ts'
import { suspect } from '../wrong-answer/suspect.ts'
import type { Recogniser } from '../wrong-answer/wrong-answer-facts.ts'

/** `int total`, `unsigned z[2][2]`, `vector<int> latest(n)`, `int[] sums` */
const declared =
  /\b(?:int|unsigned)(?:\s{0,4}\[\s{0,4}\])?\s{1,4}&?([A-Za-z_]\w{0,40})\b(?!\s{0,4}\()|\bvector<(?:int|unsigned)>\s{1,4}([A-Za-z_]\w{0,40})/g
/** The same name may be wide elsewhere. */
const wide = /\b(?:long|double|auto|ll|int64_t|size_t)\s{1,4}&?([A-Za-z_]\w{0,40})/g
const maxNames = 30

/** C++ and Java: a sum or a product is kept in 32 bits, and the case has numbers that do not fit, unlike each that passed. */
export const recogniseNarrowBesideWide: Recogniser = (facts) => {
  const { language, code } = facts
  if (language !== 'cpp' && language !== 'java') return null
  const bare = maskCode(code, language)
  return suspect(facts, {
    lines: grownLines(bare),
    holds: ({ input, expected }) => isLarge(input, expected),
    meaning: `The numbers of this case come to more than ${maxInt32.toLocaleString('en-US')}, where 32 bits end; those of the cases that I saw pass do not. In ${linesText(grownLines(bare))} a sum or a product is kept in 32 bits: perhaps it must hold more.`,
    question: 'How large can that sum or product become with the largest input?',
    look: `Use ${language === 'cpp' ? '`long long`' : '`long`'} for every sum, product and count.`,
  })
}

/** The lines that give a narrow name a sum or a product of other names. */
function grownLines(bare: string): number[] {
  const names = Array.from(bare.matchAll(declared), ([, one, list]) => one ?? list ?? '')
  const others = new Set(Array.from(bare.matchAll(wide), ([, name]) => name))
  const own = [...new Set(names)]
    .filter((name) => !others.has(name))
    .slice(0, maxNames)
    .join('|')
  if (own === '') return []
  const set = `(?<![\\w.])(?:${own})(?:\\s{0,2}\\[[^\\]\\n]{0,40}\\]){0,2}\\s{0,4}`
  const sum = '[*+]=\\s{0,4}[A-Za-z_(]|=(?!=)[^;=\\n]{0,80}[\\w)\\]]\\s{0,4}[*+]\\s{0,4}[A-Za-z_(]'
  return linesOfMatches(bare, new RegExp(`${set}(?:${sum})`, 'g'))
}

/** A number beyond 32 bits is given or asked for; a sum alone may never be built. */
function isLarge(input: string, expected: string): boolean {
  const numbers = integersOf(expected)
  const isAsked = [...numbers, ...integersOf(input)].some((one) => absolute(one) > BigInt(maxInt32))
  return isAsked || (sumOf(integersOf(input)) > BigInt(maxInt32) && sumOf(numbers) > 2n ** 30n)
}
