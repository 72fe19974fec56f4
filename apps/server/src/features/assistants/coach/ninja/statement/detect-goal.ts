import type { StatementParts } from './split-statement.ts'

/** Meaning of a single number in the output: a minimum, a maximum or a count. */
export type Goal = 'least' | 'most' | 'count'

const words: readonly (readonly [Goal, RegExp])[] = [
  [
    'count',
    /\b(?:in how many ways|how many|number of (?:ways|possible|different|rhythms|lists|pairs|unsigned))\b/i,
  ],
  ['least', /\b(?:least|smallest|fewest|minimum|minimal|shortest|cheapest|lowest)\b/i],
  ['most', /\b(?:most|largest|longest|maximum|maximal|greatest|highest)\b/i],
  // "Print the number of the note" names one.
  ['count', /^print the number of (?!the\b)\w/i],
]

/** Reads the goal from the output section, or else from the question in the story; null if neither states a goal. */
export function detectGoal({ output, story }: StatementParts): Goal | null {
  // An empty line ends a sentence, for example at the end of a list.
  const question = story.split(/(?<=[.?!])\s+|\n\s*\n/).find((sentence) => sentence.endsWith('?')) ?? ''
  return goalIn(firstSentence(output)) ?? goalIn(question)
}

/** "At least 65 years" and "at most $0.001$". */
const bound = /\bat (?:least|most)\s+(?:[$\d]|one\b|two\b|three\b|once\b|twice\b)/gi

/**
 * A bound is no goal, and neither is a clause that only explains a word, such as ", where the first is the smallest one".
 */
function goalIn(text: string): Goal | null {
  const main = (text.split(/,\s+(?:where|which|whose|who)\b/, 1)[0] ?? '').replaceAll(bound, '')
  return words.find(([, pattern]) => pattern.test(main))?.[0] ?? null
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.?!])\s+/, 1)[0] ?? ''
}
