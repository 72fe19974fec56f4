import { useEffect, useRef } from 'react'

/**
 * For the `ref` of a row of tabs that scrolls sideways: the chosen one is brought into view whenever another is chosen, and when
 * the row gets another width. The page itself is never moved.
 */
export function useChosenInView<Row extends HTMLElement>(chosen: string) {
  const ref = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place.
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const show = () => showChosen(row)
    show()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(show)
    observer.observe(row)
    return () => observer.disconnect()
  }, [chosen])
  return ref
}

function showChosen(row: HTMLElement): void {
  const tab = row.querySelector('[aria-selected="true"]')
  if (!tab) return
  const frame = row.getBoundingClientRect()
  const { left, right } = tab.getBoundingClientRect()
  if (left < frame.left) row.scrollLeft -= frame.left - left
  else if (right > frame.right) row.scrollLeft += right - frame.right
}
