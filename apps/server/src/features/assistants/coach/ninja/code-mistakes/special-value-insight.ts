import { linesOf, maskCode, tokenTextsOf } from '@codedojo/contract'
import type { SeenCase } from '../../../ninja/ninja-facts.ts'
import { lineNumberAt } from '../code/line-numbers.ts'
import { suspect } from '../wrong-answer/suspect.ts'
import type { Recogniser } from '../wrong-answer/wrong-answer-facts.ts'

/**
 * `== '0'`. Another sign is mostly the name of a command or a kind, and a number, such as the one of `n == 0`, mostly no value of
 * the input.
 */
const sign = /[=!]==?\s{0,4}(["'])(\d)\1/g
const maxPlaces = 40
const maxCharacters = 16 * 1024

/** The code has a rule of its own for a value that this case has, and that no passed case has. */
export const recogniseSpecialValue: Recogniser = (facts) => {
  const bare = maskCode(facts.code, facts.language)
  for (const { place, value } of specialValues(facts.code, bare)) {
    const line = lineNumberAt(bare, place)
    const found = suspect(facts, {
      lines: [line],
      holds: ({ input }) => hasValue(input, value),
      meaning: `Line ${line} has a rule of its own for \`${value}\`. This case has a \`${value}\` in its input, and no case that I saw pass has one: perhaps that rule is not right yet.`,
      question: `What does the statement say of \`${value}\`, and what does line ${line} make of it in this case?`,
      look: `Take the place of this input where \`${value}\` stands through line ${line} by hand.`,
    })
    if (found) return found
  }
  return null
}

/** The text is blank in masked code, unlike the operator before it. */
function specialValues(code: string, bare: string): { readonly place: number; readonly value: string }[] {
  return Array.from(code.matchAll(sign), ({ index, 2: value = '' }) => ({ place: index, value }))
    .filter(({ place }) => /[=!]/.test(bare[place] ?? ''))
    .slice(0, maxPlaces)
}

/** Whether a digit stands alone, or a 0 at the beginning of several. The first line usually holds counts. */
function hasValue(input: SeenCase['input'], value: string): boolean {
  const lines = linesOf(input.slice(0, maxCharacters))
  const words = (lines.length > 1 ? lines.slice(1) : lines).flatMap(tokenTextsOf)
  return words.some((word) => word === value || (value === '0' && /^0\d/.test(word)))
}
