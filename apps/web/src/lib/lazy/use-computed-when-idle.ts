import { useEffect, useState } from 'react'

/** The delay in browsers without `requestIdleCallback`. */
const pauseMs = 200

/** The result of `find`, computed once the page is drawn and the browser is idle; null until then. */
export function useComputedWhenIdle<Found>(find: () => Found): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => whenIdle(() => setFound(find())), [find])
  return found
}

/** Returns the function that cancels it. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, pauseMs)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(act)
  return () => cancelIdleCallback(waiting)
}
