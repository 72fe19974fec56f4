import { type Language, maskCode } from '@codedojo/contract'
import { linesOfMatches } from '../code/line-numbers.ts'
import { linesText } from '../code/lines-text.ts'
import { hasEqualNumbers } from '../notes/input-properties.ts'
import { suspect } from '../wrong-answer/suspect.ts'
import type { Recogniser } from '../wrong-answer/wrong-answer-facts.ts'

/** A list is made of a set of a list. A set that is only asked is seldom the cause. */
const once: Readonly<Record<Language, RegExp>> = {
  python: /(?<![\w.])(?:sorted|list|sum|tuple)\(\s{0,4}(?:set|frozenset|dict\.fromkeys)\(\s{0,4}[\w([]/g,
  cpp: /\bset<[^;\n]{1,60}>\s{0,4}\w*\s{0,4}[({]\s{0,4}\w+\.begin|\bunique\s{0,4}\(/g,
  java: /\bnew\s{1,4}(?:Tree|LinkedHash)Set<[^>\n]{0,40}>\(\s{0,4}\w|\.distinct\(/g,
  javascript: /(?:\[\s{0,4}\.\.\.|\bArray\.from\(\s{0,4})new\s{1,4}Set\(\s{0,4}[\w[]/g,
}

/** A set keeps equal values only once, and no passed case has equal values. */
export const recogniseDroppedDuplicates: Recogniser = (facts) => {
  const lines = linesOfMatches(maskCode(facts.code, facts.language), once[facts.language])
  return suspect(facts, {
    lines,
    holds: ({ input }) => hasEqualNumbers(input),
    meaning: `In ${linesText(lines)} equal values are kept only once. This case has equal values, and no case that I saw pass has: perhaps each of them should count.`,
    question: 'How often does a value count that stands in the input twice, and how often in your program?',
    look: 'Compare what is left there with the input of this case.',
  })
}
