import { useEffect, useRef, useState } from 'react'

const openAfterMs = 400
/** Time to reach the tooltip itself with the pointer. */
const closeAfterMs = 100
/** Whoever moves along a toolbar sees the next tooltip without a new delay. */
const stillLookingMs = 300

let lastClosedAt = Number.NEGATIVE_INFINITY
/** Of the one tooltip that is shown. */
let setShown: ((anchor: Element | null) => void) | null = null

/** When a tooltip is shown; `anchor` is what it stands beside, null while it is not. */
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
    /** The pointer is on the tooltip: it is being read. */
    stay: () => clearTimeout(timer.current),
  }
}
