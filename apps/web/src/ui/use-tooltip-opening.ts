import { useEffect, useRef, useState } from 'react'

const openAfterMs = 400
/** Time to reach the tooltip itself with the pointer. */
const closeAfterMs = 100
/** Whoever moves along a toolbar sees the next tooltip without a new delay. */
const stillLookingMs = 300

let lastClosedAt = Number.NEGATIVE_INFINITY

/** When a tooltip is shown; `anchor` is what it stands beside, null while it is not. */
export function useTooltipOpening() {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const inTime = (act: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
  const openNow = (element: Element) => {
    clearTimeout(timer.current)
    setAnchor(element)
  }
  const closeNow = () => {
    clearTimeout(timer.current)
    if (anchor) lastClosedAt = performance.now()
    setAnchor(null)
  }
  return {
    anchor,
    openNow,
    closeNow,
    openSoon: (element: Element) => {
      const isLooking = performance.now() - lastClosedAt < stillLookingMs
      inTime(() => setAnchor(element), isLooking ? 0 : openAfterMs)
    },
    closeSoon: () => inTime(closeNow, closeAfterMs),
    /** The pointer is on the tooltip: it is being read. */
    stay: () => clearTimeout(timer.current),
  }
}
