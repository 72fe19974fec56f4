import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

interface FocusedCell {
  readonly element: Element
  /** Index of the row in the area. */
  readonly row: number
  /** Index of the focused element among the focusable ones of its row. */
  readonly column: number
}

interface RowFocus {
  readonly area: RefObject<HTMLDivElement | null>
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: () => void
}

/**
 * When the focused row is removed, focuses the row that takes its position, or the one before, or the page: a browser would
 * leave the focus at the top of the document. Rows are the `li` elements of the area, which stays when the last row is gone.
 */
export function useRowFocus(items: unknown): RowFocus {
  const area = useRef<HTMLDivElement>(null)
  const last = useRef<FocusedCell>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows disappear when the items change.
  useLayoutEffect(() => {
    const place = last.current
    if (place === undefined || place.element.isConnected) return
    last.current = undefined
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const rows = rowsOf(area.current)
    const [found] = [rows[place.row], ...rows.slice(0, place.row).toReversed()].flatMap((row) => {
      const able = focusableIn(row)
      return able[place.column] ?? able.at(-1) ?? []
    })
    const target = found ?? document.getElementById('main')
    target?.focus({ preventScroll: found === undefined })
  }, [items])
  return {
    area,
    onFocus: ({ target }) => {
      const row = target.closest('li')
      last.current = row
        ? {
            element: target,
            row: rowsOf(area.current).indexOf(row),
            column: focusableIn(row).indexOf(target),
          }
        : undefined
    },
    // React fires no blur event for a removed element.
    onBlur: () => {
      last.current = undefined
    },
  }
}

function rowsOf(area: Element | null): HTMLLIElement[] {
  return [...(area?.querySelectorAll('li') ?? [])]
}

function focusableIn(row: Element | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? [])]
}
