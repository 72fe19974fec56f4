import { useEffect, useState } from 'react'

/** For browsers that do not tell when they are idle. */
const pauseMs = 200

/** What `find` finds once the page has been drawn and the browser has nothing else to do; null until then. */
export function useFoundWhenIdle<Found>(find: () => Found): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => whenIdle(() => setFound(find())), [find])
  return found
}

/** Gives what calls it off. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, pauseMs)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(act)
  return () => cancelIdleCallback(waiting)
}
