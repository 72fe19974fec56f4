import { type Bound, parseBounds } from './parse-bounds.ts'
import { plainText } from './plain-text.ts'

/** Beyond this a bound is one of values: no input could hold so many things. */
const mostThings = 10_000_000

/**
 * How large an input can be: the largest bound of a count, or rows times columns of a grid; null where none is told.
 */
export function findInputSize(description: string): Bound | null {
  const text = plainText(description)
  const counts = parseBounds(text).filter(
    ({ name, most }) => /^\|?[A-Za-z]\|?$/.test(name) && most <= mostThings,
  )
  const largest = counts.toSorted((a, b) => b.most - a.most || preference(a) - preference(b))[0]
  return largest === undefined ? null : (gridOf(text, counts) ?? largest)
}

/** Of equal bounds `n` is the one that people mean. */
function preference({ name }: Bound): number {
  return name === 'n' ? 0 : 1
}

function gridOf(text: string, counts: readonly Bound[]): Bound | null {
  const [rows, columns] = counts
  if (!/\bgrid\b|\bmatrix\b/i.test(text) || !rows || !columns || counts.length !== 2) return null
  return { name: `${rows.name}·${columns.name}`, most: rows.most * columns.most }
}
