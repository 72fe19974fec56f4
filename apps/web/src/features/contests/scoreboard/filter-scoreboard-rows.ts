import { normalizeSearch, type ScoreboardRow } from '@codedojo/contract'

/**
 * Rows whose participant matches the search: each search word is the start of a word in the name. An empty search matches
 * all rows.
 */
export function filterScoreboardRows(rows: readonly ScoreboardRow[], text: string): readonly ScoreboardRow[] {
  const words = wordsOf(text)
  if (words.length === 0) return rows
  return rows.filter(({ person }) => {
    const names = wordsOf(person.name)
    return words.every((word) => names.some((name) => name.startsWith(word)))
  })
}

function wordsOf(text: string): string[] {
  return normalizeSearch(text)
    .split(/[\s-]+/)
    .filter((word) => word !== '')
}
