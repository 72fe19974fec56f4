import { type Bound, parseBounds } from './parse-bounds.ts'
import { toPlainText } from './plain-text.ts'

/** A larger bound limits values, not counts: no input could hold so many items. */
const maxInputItems = 10_000_000

/**
 * The largest possible input size: the largest bound of a count, or rows times columns of a grid; null where the
 * statement does not tell it.
 */
export function findInputSize(description: string): Bound | null {
  const text = toPlainText(description)
  const counts = parseBounds(text).filter(
    ({ name, most }) => /^\|?[A-Za-z]\|?$/.test(name) && most <= maxInputItems,
  )
  const largest = counts.toSorted((a, b) => b.most - a.most || preference(a) - preference(b))[0]
  // A larger bound of another name may limit values, such as times or lengths.
  const count = counts.find(({ name, most }) => name === 'n' && most >= minCount)
  return largest === undefined ? null : (gridOf(text, counts) ?? count ?? largest)
}

/** With fewer items, the number of steps seldom depends on their count alone. */
const minCount = 1000

/** Among equal bounds `n` is preferred. */
function preference({ name }: Bound): number {
  return name === 'n' ? 0 : 1
}

function gridOf(text: string, counts: readonly Bound[]): Bound | null {
  const [rows, columns] = counts
  if (!/\bgrid\b|\bmatrix\b/i.test(text) || !rows || !columns || counts.length !== 2) return null
  return { name: `${rows.name}·${columns.name}`, most: rows.most * columns.most }
}
