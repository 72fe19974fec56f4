import type { StatementParts } from './split-statement.ts'

/** Rules that the author set in bold, most informative first; single words and labels of list items are skipped. */
export function findEmphasizedRules({ story }: StatementParts): string[] {
  const found = Array.from(story.matchAll(/\*\*([^*\n]+(?:\n[^*\n]+)?)\*\*/g), ([, words = '']) =>
    words.replaceAll(/\s+/g, ' ').trim(),
  )
  return found
    .filter((words) => !/[:.]$/.test(words) && words.includes(' '))
    .toSorted((a, b) => b.length - a.length)
}

const choosing =
  /\b(?:if (?:several|there are several|both|two)|of two|equally|ties?|tie-break|lexicographically|of the same|most recent|earliest|comes? first|begins first)\b/i

/** Sentences that say which of several valid answers is wanted. */
export function findTieBreakSentences({ sentences }: StatementParts): string[] {
  return sentences.filter((sentence) => choosing.test(sentence))
}

const superlative = /\b(?:smallest|largest|very first|earliest|latest|longest|shortest|fewest|least|most)\b/i

/** The sentence that says what to minimise, maximise or count; null where there is none. */
export function findGoalSentence({ sentences }: StatementParts): string | null {
  return sentences.find((sentence) => superlative.test(sentence) && !choosing.test(sentence)) ?? null
}
