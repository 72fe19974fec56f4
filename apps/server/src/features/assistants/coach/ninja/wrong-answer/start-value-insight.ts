import { maskCode } from '@codedojo/contract'
import { lineNumberAt } from '../code/line-numbers.ts'
import { linesText } from '../code/lines-text.ts'
import { absolute, integersOf, largestOf } from './numbers-of.ts'
import { isPassed, parseInteger, type Recogniser } from './wrong-answer-facts.ts'

/** A start value such as 10^9 that is meant to be larger than every answer. */
export const recogniseSmallInfinity: Recogniser = (facts) => {
  const [right, wrong] = [parseInteger(facts.expectedValue), parseInteger(facts.actualValue)]
  const { expectedLine, actualLine } = facts
  const printed = actualLine.filter((text, at) => text !== expectedLine[at]).map(parseInteger)
  const code = maskCode(facts.code, facts.language)
  const constants = Array.from(code.matchAll(constant), ([text], at) => ({ text, at, value: numberOf(text) }))
  const size = right === null ? null : absolute(right)
  const found = constants.find(
    ({ value }) =>
      value !== null &&
      value >= 1_000_000n &&
      (printed.includes(value) || (wrong === null && size !== null && size >= value)),
  )
  if (!found) return null
  const { text } = found
  const lines = [lineNumberAt(code, code.indexOf(text))]
  const value = found.value ?? 0n
  const isPrinted = printed.includes(value)
  return {
    meaning: isPrinted
      ? `What you print, ${value}, is the number \`${text}\` of ${linesText(lines)} itself: nothing has replaced it.`
      : `The right answer, ${right}, is larger than the number \`${text}\` of ${linesText(lines)}: if that stands for "not reachable", it is too small.`,
    question: 'What does that number stand for, and can a real answer be as large?',
    look: 'Choose a number that no answer can reach, or keep apart whether there is an answer at all.',
    lines,
    isRefutedBy: (other) =>
      !isPrinted && isPassed(other) && largestOf(integersOf(other.expected ?? '')) >= value,
  }
}

const constant =
  /(?<![\w.])(?:\d+e\d+|10\s*\*\*\s*\d+|1(?:LL|L|n)?\s*<<\s*\d+|0x[0-9a-f]+|\d[\d_' ]{6,40}\d(?:LL|L|n)?)(?![\w.])/gi

function numberOf(text: string): bigint | null {
  const power = /^(\d+)e(\d+)$/i.exec(text) ?? /^(10)\s*\*\*\s*(\d+)$/.exec(text)
  const exponent = Number(power?.[2] ?? 0)
  if (exponent > 40) return null
  if (power)
    return text.startsWith('10') && text.includes('*')
      ? 10n ** BigInt(exponent)
      : BigInt(power[1] ?? '1') * 10n ** BigInt(exponent)
  const shift = /<<\s*(\d+)$/.exec(text)
  if (shift) return 2n ** BigInt(Math.min(Number(shift[1]), 100))
  const digits = text.replaceAll(/[_' ]|(?<=^\d[\d_' ]*)(?:LL|L|n)$/gi, '')
  return /^(?:0x[0-9a-f]+|\d{1,40})$/i.test(digits) ? BigInt(digits) : null
}
