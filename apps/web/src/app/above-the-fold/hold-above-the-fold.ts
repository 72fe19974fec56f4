import { aboveTheFoldId, scrolledAttribute } from './above-the-fold.ts'

let waiting = 0

/**
 * Keeps the server-drawn part over a page that is still loading. The returned function releases it; once nothing else on the
 * page is loading, the part is removed before the next paint and the page itself is visible.
 */
export function holdAboveTheFold(): () => void {
  waiting++
  return () => {
    waiting--
    // A component that replaces this one and is loading, too, registers in the same tick.
    queueMicrotask(() => {
      if (waiting === 0) endAboveTheFold()
    })
  }
}

function endAboveTheFold(): void {
  const sight = document.getElementById(aboveTheFoldId)
  if (sight?.hasAttribute(scrolledAttribute)) goOnReading(sight)
  sight?.remove()
}

/** Scrolls the page to where the user has scrolled the server-drawn part. */
function goOnReading(sight: Element): void {
  if (sight.scrollTop > 0) window.scrollTo({ top: sight.scrollTop, behavior: 'instant' })
  for (const { label, scrollTop } of scrolledRegions(sight)) {
    const same = document.querySelector(`#root [aria-label="${CSS.escape(label)}"]`)
    same?.scrollTo({ top: scrollTop, behavior: 'instant' })
  }
}

function scrolledRegions(sight: Element) {
  return [...sight.querySelectorAll('[aria-label]')]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map((region) => ({ label: region.getAttribute('aria-label') ?? '', scrollTop: region.scrollTop }))
}
