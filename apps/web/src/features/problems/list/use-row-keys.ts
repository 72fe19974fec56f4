import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/** The link of each row carries this attribute. */
const rowLink = '[data-row-link]'

interface RowKeysOptions {
  /** False while the rows still belong to an earlier text than the one in the field. */
  readonly isSettled: boolean
  /** Enter was pressed in the field, with something typed. */
  readonly onOpenFirst: () => void
}

/**
 * Keys of a list with a search field above it: down goes from the field to the first row, up and down from row to row and
 * back to the field, Enter in the field opens the first row. What is pressed before the rows have followed the field waits
 * for them: a row that is about to go would take the focus along.
 */
export function useRowKeys({ isSettled, onOpenFirst }: RowKeysOptions) {
  const area = useRef<HTMLDivElement>(null)
  const [waiting, setWaiting] = useState<'enter' | 'open' | null>(null)
  const act = useEffectEvent((what: 'enter' | 'open') => {
    setWaiting(null)
    if (what === 'open') onOpenFirst()
    else area.current?.querySelector<HTMLElement>(rowLink)?.focus()
  })
  useEffect(() => {
    if (isSettled && waiting !== null) act(waiting)
  }, [isSettled, waiting])

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || isWithOthers(event)) return
    const field = target instanceof HTMLInputElement && target.type === 'search' ? target : null
    const what = key === 'ArrowDown' ? 'enter' : key === 'Enter' && field?.value.trim() ? 'open' : null
    if (field && what) {
      event.preventDefault()
      setWaiting(what)
      return
    }
    const next = neighbourOf(area.current, { from: target, key })
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { area, onKeyDown }
}

/** With another key, or while a letter is being composed. */
function isWithOthers({ ctrlKey, metaKey, altKey, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing
}

/** What the key leads to from a row: the one above or below, or the search field; null for any other key or place. */
function neighbourOf(
  area: HTMLElement | null,
  { from, key }: { from: HTMLElement; key: string },
): HTMLElement | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  const stops = [...(area?.querySelectorAll<HTMLElement>(`input[type="search"], ${rowLink}`) ?? [])]
  const at = stops.indexOf(from)
  return step === undefined || at === -1 ? null : (stops[at + step] ?? null)
}
