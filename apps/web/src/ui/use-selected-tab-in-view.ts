import { useEffect, useRef } from 'react'

/**
 * For the `ref` of a tab list that scrolls sideways: scrolls the chosen tab into view whenever the choice changes, and when the
 * list or a tab changes its width, as when a count arrives. The page itself never scrolls. `data-more` names the sides where
 * more tabs are hidden.
 */
export function useSelectedTabInView<Row extends HTMLElement>(chosen: string) {
  const ref = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is at another position.
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const tellMore = () => {
      row.dataset.more = sidesWithMore(row)
    }
    const show = () => {
      showChosen(row)
      tellMore()
    }
    show()
    row.addEventListener('scroll', tellMore, { passive: true })
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(show) : null
    const watchSizes = () => {
      for (const sized of [row, ...row.children]) sizes?.observe(sized)
    }
    watchSizes()
    const tabs = new MutationObserver(watchSizes)
    tabs.observe(row, { childList: true })
    return () => {
      row.removeEventListener('scroll', tellMore)
      sizes?.disconnect()
      tabs.disconnect()
    }
  }, [chosen])
  return ref
}

/** The sides with hidden tabs: `start`, `end`, both or none. */
function sidesWithMore({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string {
  const sides = [scrollLeft > 1 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end']
  return sides.filter(Boolean).join(' ')
}

/** Width of the fade at an end with hidden tabs, see `.ptabs`. */
const fadePx = 28

function showChosen(row: HTMLElement): void {
  const tab = row.querySelector('[aria-selected="true"]')
  if (!tab) return
  const frame = row.getBoundingClientRect()
  const { left, right } = tab.getBoundingClientRect()
  if (left < frame.left + fadePx) row.scrollLeft -= frame.left + fadePx - left
  else if (right > frame.right - fadePx) row.scrollLeft += right - frame.right + fadePx
}
