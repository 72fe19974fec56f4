import { startTransition, useEffect, useState } from 'react'

const step = 40

/**
 * Number of rows of a long list to render: some at once, the rest in steps, so that the page stays responsive. In the end
 * all rows are rendered, for screen readers and the browser's search.
 */
export function useRenderedRowCount(total: number): number {
  const [drawn, setDrawn] = useState(step)
  useEffect(() => {
    if (drawn >= total) return
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)))
    return () => clearTimeout(timer)
  }, [drawn, total])
  return Math.min(drawn, total)
}
