import type { BoardRow } from '@codedojo/contract'

/** The rows of people in whose names every word of the text begins a word; all of them for an empty text. */
export function matchingRows(rows: readonly BoardRow[], text: string): readonly BoardRow[] {
  const words = wordsOf(text)
  if (words.length === 0) return rows
  return rows.filter(({ person }) => {
    const names = wordsOf(person.name)
    return words.every((word) => names.some((name) => name.startsWith(word)))
  })
}

/** Without accents and case: who looks for "tomas" means "Tomás", too. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '')
}
