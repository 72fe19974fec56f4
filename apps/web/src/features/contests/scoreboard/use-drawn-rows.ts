import { startTransition, useEffect, useState } from 'react'

const step = 40

/**
 * How many rows of a long list are drawn: some at once, the others step by step, so that the page answers meanwhile. In the end
 * all of them are there, for screen readers and for the browser's own search.
 */
export function useDrawnRows(total: number): number {
  const [drawn, setDrawn] = useState(step)
  useEffect(() => {
    if (drawn >= total) return
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)))
    return () => clearTimeout(timer)
  }, [drawn, total])
  return Math.min(drawn, total)
}
