import { type KeyboardEvent, useRef } from 'react'

/** The link of each row carries this attribute. */
export const rowLinkAttribute = 'data-row-link'

/**
 * Keys of a list with a search field above it: down goes from the field to the first row, up and down from row to row and
 * back to the field, Enter in the field opens the first row. `onOpenFirst` is called only with something typed.
 */
export function useRowKeys(onOpenFirst: () => void) {
  const area = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.nativeEvent.isComposing)
      return
    if (!(target instanceof HTMLElement)) return
    const field = target instanceof HTMLInputElement && target.type === 'search' ? target : null
    if (field && key === 'Enter' && field.value.trim() !== '') return act(event, onOpenFirst)
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return
    const next = neighbourOf(area.current, target, key === 'ArrowDown' ? 1 : -1)
    if (next) act(event, () => next.focus())
  }
  return { area, onKeyDown }
}

function act(event: KeyboardEvent, what: () => void): void {
  event.preventDefault()
  what()
}

/** What stands above or below in the sequence of search field and rows; null for anything else on the page. */
function neighbourOf(area: HTMLElement | null, from: HTMLElement, step: 1 | -1): HTMLElement | null {
  const stops = [
    ...(area?.querySelectorAll<HTMLElement>(`input[type="search"], [${rowLinkAttribute}]`) ?? []),
  ]
  const at = stops.indexOf(from)
  return at === -1 ? null : (stops[at + step] ?? null)
}
