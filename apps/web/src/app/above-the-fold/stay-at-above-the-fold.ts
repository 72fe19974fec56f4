import { aboveTheFoldId, scrolledMark } from './above-the-fold.ts'

let waiting = 0

/**
 * Says that a page is still on its way: what the server has drawn of it stays over it. What this gives says that something
 * else is shown now; when that is not on its way, too, the page itself takes the place of its part above the fold, before it is painted.
 */
export function stayAtAboveTheFold(): () => void {
  waiting++
  return () => {
    waiting--
    // What is shown in this one's place says so at the same time.
    queueMicrotask(() => {
      if (waiting === 0) endAboveTheFold()
    })
  }
}

function endAboveTheFold(): void {
  const sight = document.getElementById(aboveTheFoldId)
  if (sight?.hasAttribute(scrolledMark)) goOnReading(sight)
  sight?.remove()
}

/** Whoever has begun to read goes on where they are. */
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
