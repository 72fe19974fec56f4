import { useEffect, useRef } from 'react'

/**
 * For the `ref` of a row of tabs that scrolls sideways: the chosen one is brought into view whenever another is chosen, and when
 * the row or one of its tabs gets another width, as by a count that comes later. The page itself is never moved. `data-more` says on
 * which sides there are more of them.
 */
export function useChosenInView<Row extends HTMLElement>(chosen: string) {
  const ref = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place.
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

/** `start`, `end`, both or none. */
function sidesWithMore({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string {
  const sides = [scrollLeft > 1 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end']
  return sides.filter(Boolean).join(' ')
}

/** As wide as what fades out at an end where there is more, see `.ptabs`. */
const fadePx = 28

function showChosen(row: HTMLElement): void {
  const tab = row.querySelector('[aria-selected="true"]')
  if (!tab) return
  const frame = row.getBoundingClientRect()
  const { left, right } = tab.getBoundingClientRect()
  if (left < frame.left + fadePx) row.scrollLeft -= frame.left + fadePx - left
  else if (right > frame.right - fadePx) row.scrollLeft += right - frame.right + fadePx
}
