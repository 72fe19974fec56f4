import { normalizeSearch, type ScoreboardRow } from '@codedojo/contract'

/** The rows of people in whose names every word of the text begins a word; all of them for an empty text. */
export function matchingRows(rows: readonly ScoreboardRow[], text: string): readonly ScoreboardRow[] {
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
