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
]

/** Reads the goal from the output section, else from the question in the story; null where neither tells it. */
export function detectGoal({ output, story }: StatementParts): Goal | null {
  const question = story.split(/(?<=[.?!])\s+/).find((sentence) => sentence.endsWith('?')) ?? ''
  return goalIn(firstSentence(output)) ?? goalIn(question)
}

/** A clause that only explains a word, such as ", where the first is the smallest one", is no goal. */
function goalIn(text: string): Goal | null {
  const main = text.split(/,\s+(?:where|which|whose|who)\b/, 1)[0] ?? ''
  return words.find(([, pattern]) => pattern.test(main))?.[0] ?? null
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.?!])\s+/, 1)[0] ?? ''
}
