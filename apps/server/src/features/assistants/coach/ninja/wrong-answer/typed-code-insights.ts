import { maskCode } from '@codedojo/contract'
import { maxInt32 } from '../code/find-narrow-integers.ts'
import { linesOfMatches } from '../code/line-numbers.ts'
import { linesText } from '../code/lines-text.ts'
import { absolute, integersOf, largestOf, sumOf } from './numbers-of.ts'
import { suspect } from './suspect.ts'
import { parseInteger, type Recogniser } from './wrong-answer-facts.ts'

/** Java: objects of whole numbers that are compared with `==`. */
export const recogniseBoxedEquality: Recogniser = (facts) => {
  if (facts.language !== 'java') return null
  const code = maskCode(facts.code, 'java')
  const named = (pattern: RegExp) =>
    [...new Set(Array.from(code.matchAll(pattern), ([, name]) => name))].slice(0, 30).join('|') || '(?!)'
  const variables = named(/\b(?:Integer|Long|Short)\s+(\w+)\s*[=,;):]/g)
  const arrays = named(/\b(?:Integer|Long|Short)\s*\[\s*\]\s*(\w+)/g)
  const calls = '[\\w.]{1,60}\\.(?:get|getKey|getValue|peek\\w*|poll\\w*|pop)\\([^()]{0,60}\\)'
  const object = `(?:(?:${variables})\\b(?![\\w.([])|(?:${arrays})\\s*\\[[^[\\]]{0,60}\\]|${calls})`
  const lines = linesOfMatches(
    code,
    new RegExp(`(?:\\b${object})\\s*[!=]=\\s*(?:\\b${object})(?!\\s*null)`, 'g'),
  )
  return suspect(facts, {
    lines,
    holds: ({ input, expected }) => largestOf(integersOf(`${input} ${expected}`)) > 127n,
    meaning: `In ${linesText(lines)} two objects are compared with \`==\`: in Java that asks whether they are the same object, which for \`Integer\` holds only up to 127. This case has larger numbers.`,
    question: 'Which two values are equal in this case, and does that comparison say so?',
    look: 'Compare objects with `equals`, or keep them as `int` or `long`.',
  })
}

/** Java: texts that are compared with `==`. */
export const recogniseTextEquality: Recogniser = ({ code, language }) => {
  if (language !== 'java') return null
  const bare = maskCode(code, 'java')
  const names = Array.from(bare.matchAll(/\bString\s{1,4}(\w{1,40})\s{0,4}[=,;):]/g), ([, name]) => name)
  const own = [...new Set(names)].slice(0, 30).join('|')
  const made =
    '\\.(?:substring|toString|toLowerCase|toUpperCase|trim|next|nextLine|repeat)\\([^()\\n]{0,40}\\)'
  const text = own === '' ? `(?:\\w{1,40}${made})` : `(?:(?:${own})\\b(?![\\w.([])|\\w{1,40}${made})`
  const lines = linesOfMatches(
    bare,
    new RegExp(`(?<![\\w.])${text}\\s{0,4}[!=]=\\s{0,4}(?!null)${text}`, 'g'),
  )
  if (lines.length === 0) return null
  return {
    meaning: `In ${linesText(lines)} two texts are compared with \`==\`. In Java that asks whether both are the same object; two texts that were made apart are not, even with the same letters.`,
    question: 'What does that comparison say of two equal texts, one of which was just made?',
    look: 'Compare texts with `equals`.',
    lines,
    isRefutedBy: null,
  }
}

/** C++ and Java: numbers are added up or multiplied in a variable of 32 bits. */
export const recogniseNarrowSum: Recogniser = (facts) => {
  const { language } = facts
  if (language !== 'cpp' && language !== 'java') return null
  const code = maskCode(facts.code, language)
  const declared = Array.from(
    code.matchAll(
      /\bint\s+(\w+(?:\s{0,4}=[^,;(){}]{0,60})?(?:\s{0,4},\s{0,4}\w+(?:\s{0,4}=[^,;(){}]{0,60})?){0,20})\s{0,4};/g,
    ),
  )
  const names = declared.flatMap(([, list = '']) =>
    list.split(',').map((part) => part.trim().split(/\s|=/)[0] ?? ''),
  )
  const own = [...new Set(names)]
    .filter((name) => /^\w+$/.test(name))
    .slice(0, 30)
    .join('|')
  if (own === '') return null
  const lines = linesOfMatches(
    code,
    new RegExp(`\\b(?:${own})\\s*(?:\\+=\\s*(?!\\d)|=\\s*(?:${own})\\s*\\+\\s*\\w+\\s*[[(.])`, 'g'),
  )
  return suspect(facts, {
    lines,
    holds: ({ input }) => sumOf(integersOf(input)) > BigInt(maxInt32),
    meaning: `In ${linesText(lines)} something is added up in an \`int\`, which ends at ${maxInt32.toLocaleString('en-US')}. The numbers of this case come to more when they are all added up.`,
    question: 'How large does that sum become in this case?',
    look: `Use ${language === 'cpp' ? '`long long`' : '`long`'} for what is added up.`,
  })
}

/** C++ and Java: the result of a calculation is cut to 32 bits, in a program that has wider numbers. */
export const recogniseNarrowCast: Recogniser = ({ code, language, expected, actual }) => {
  if (language !== 'cpp' && language !== 'java') return null
  const bare = maskCode(code, language)
  if (largestOf(integersOf(`${expected} ${actual}`)) <= BigInt(maxInt32) || !/\blong\b/.test(bare))
    return null
  const lines = linesOfMatches(bare, /(?:\(\s*int\s*\)\s*|\bstatic_cast<int>)\([^;\n]{0,200}[-+*/]/g)
  if (lines.length === 0) return null
  return {
    meaning: `In ${linesText(lines)} the result of a calculation is cut to an \`int\`, which ends at ${maxInt32.toLocaleString('en-US')}: perhaps it is larger here, and then another number comes out.`,
    question: 'How large can the number in those brackets become?',
    look: `Keep the result as ${language === 'cpp' ? '`long long`' : '`long`'}, or cap it before it is cut.`,
    lines,
    isRefutedBy: null,
  }
}

/** C++ and Java: `1 << place` has 32 bits, and the right value has a bit beyond them that is missing. */
export const recogniseNarrowShift: Recogniser = (facts) => {
  const { code, language, actualValue } = facts
  const actual = parseInteger(actualValue)
  if ((language !== 'cpp' && language !== 'java') || actual === null || absolute(actual) >= 2n ** 32n)
    return null
  const bare = maskCode(code, language)
  // A shift that makes the length of a list, or the number of rounds, is small.
  if (/(?:\[|<=?)\s{0,4}\(?\s{0,4}1\s{0,4}<<(?!=)/.test(bare)) return null
  const lines = linesOfMatches(bare, /(?<![\w.])1\s{0,4}<<\s{0,4}[A-Za-z_(]/g)
  const wide = language === 'cpp' ? '1LL << …' : '1L << …'
  return suspect(facts, {
    lines,
    holds: ({ expected }) => largestOf(integersOf(expected)) >= 2n ** 32n,
    meaning: `In ${linesText(lines)} \`1 << …\` is an \`int\` of 32 bits: from place 32 on it begins anew at 1. The right answer of this case has higher bits, and perhaps they get lost there.`,
    question: 'Which places can that shift be asked for?',
    look: `Write \`${wide}\` where the place may be 31 or more.`,
  })
}
