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
  const prerendered = document.getElementById(aboveTheFoldId)
  if (prerendered?.hasAttribute(scrolledAttribute)) goOnReading(prerendered)
  prerendered?.remove()
}

/** Scrolls the page to where the user has scrolled the server-drawn part. */
function goOnReading(prerendered: Element): void {
  if (prerendered.scrollTop > 0) window.scrollTo({ top: prerendered.scrollTop, behavior: 'instant' })
  for (const { label, scrollTop } of scrolledRegions(prerendered)) {
    const same = document.querySelector(`#root [aria-label="${CSS.escape(label)}"]`)
    same?.scrollTo({ top: scrollTop, behavior: 'instant' })
  }
}

function scrolledRegions(prerendered: Element) {
  return [...prerendered.querySelectorAll('[aria-label]')]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map((region) => ({ label: region.getAttribute('aria-label') ?? '', scrollTop: region.scrollTop }))
}
