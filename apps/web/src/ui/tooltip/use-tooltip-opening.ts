import { useEffect, useRef, useState } from 'react'

const openAfterMs = 400
/** The time to move the pointer onto the tooltip itself. */
const closeAfterMs = 100
/** After a tooltip has closed, the next one within this time opens without a delay. */
const stillLookingMs = 300

let lastClosedAt = Number.NEGATIVE_INFINITY
/** Sets the anchor of the one visible tooltip. */
let setShown: ((anchor: Element | null) => void) | null = null

/** When a tooltip is visible; `anchor` is the element it belongs to, null while hidden. */
export function useTooltipOpening() {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const openNow = (element: Element) => {
    clearTimeout(timer.current)
    if (setShown !== setAnchor) setShown?.(null)
    setShown = setAnchor
    setAnchor(element)
  }
  const closeNow = () => {
    clearTimeout(timer.current)
    setAnchor(null)
    if (setShown !== setAnchor) return
    setShown = null
    lastClosedAt = performance.now()
  }
  const inTime = (act: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (setShown === setAnchor) setShown = null
    },
    [],
  )
  return {
    anchor,
    openNow,
    closeNow,
    openSoon: (element: Element) => {
      const isLooking = setShown !== null || performance.now() - lastClosedAt < stillLookingMs
      inTime(() => openNow(element), isLooking ? 0 : openAfterMs)
    },
    closeSoon: () => inTime(closeNow, closeAfterMs),
    /** The pointer is on the tooltip, so that it can be read. */
    stay: () => clearTimeout(timer.current),
  }
}
