import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Attribute on each row's link. */
const rowLink = '[data-row-link]'

interface RowKeysOptions {
  /** False while the rows still belong to an earlier search text. */
  readonly isSettled: boolean
  /** Called when Enter is pressed in the field with a text typed. */
  readonly onOpenFirst: () => void
}

/**
 * Keyboard navigation between a search field and the list below: Down goes from the field to the first row, Up and Down
 * move between rows and back to the field, Enter in the field opens the first row. Keys pressed before the rows have caught
 * up with the text are deferred, because an outdated row would take the focus with it when it is removed.
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

/** With a modifier key, or while an input method is composing. */
function isWithOthers({ ctrlKey, metaKey, altKey, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing
}

/** The row above or below, or the search field; null for other keys and focused elements. */
function neighbourOf(
  area: HTMLElement | null,
  { from, key }: { from: HTMLElement; key: string },
): HTMLElement | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  const stops = [...(area?.querySelectorAll<HTMLElement>(`input[type="search"], ${rowLink}`) ?? [])]
  const at = stops.indexOf(from)
  return step === undefined || at === -1 ? null : (stops[at + step] ?? null)
}
