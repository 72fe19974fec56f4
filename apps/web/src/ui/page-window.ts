/** An entry between Previous and Next: a page number, or an ellipsis. */
export type PageSlot = { kind: 'page'; page: number } | { kind: 'gap' }

const widestWindow = 5

/**
 * Up to five page numbers around the current one, then an ellipsis and the last page when they do not reach it. Pages count
 * from 1.
 */
export function pageWindow(current: number, last: number): PageSlot[] {
  const first = Math.max(1, Math.min(current - 2, last - widestWindow + 1))
  const end = Math.min(last, first + widestWindow - 1)
  const slots: PageSlot[] = []
  for (let page = first; page <= end; page += 1) slots.push({ kind: 'page', page })
  if (end < last - 1) slots.push({ kind: 'gap' })
  if (end < last) slots.push({ kind: 'page', page: last })
  return slots
}
