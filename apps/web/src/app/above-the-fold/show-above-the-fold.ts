import { phoneQuery } from '../../lib/phone-query.ts'
import { aboveTheFoldId, afterSight, scrolledMark } from './above-the-fold.ts'

/** Whoever waits longer for the letters reads in others meanwhile. */
const longestForLettersMs = 1000

/** A page that nobody looks at is painted when they do. */
const longestForPaintMs = 300

/**
 * Shows what the server has drawn of the page as soon as its letters are there: in others its lines would stand elsewhere. It has
 * been painted when this is done, and what the page needs next is on its way.
 */
export async function showAboveTheFold(): Promise<void> {
  const sight = document.getElementById(aboveTheFoldId)
  if (!sight || !window.matchMedia(phoneQuery).matches) return
  // To ask for its height lays it out, and so asks for its letters.
  if (sight.offsetHeight > 0) await within(document.fonts.ready, longestForLettersMs)
  sight.classList.remove('invisible')
  markWhenScrolled(sight)
  await within(nextPaint(), longestForPaintMs)
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${afterSight}]`))
    link.rel = 'modulepreload'
}

/** To ask whether something is scrolled would lay out the page that takes the place of the sight, before its time. */
function markWhenScrolled(sight: HTMLElement): void {
  const mark = () => sight.setAttribute(scrolledMark, '')
  // What is scrolled may be a part of it: such events go down to it, and not up again.
  sight.addEventListener('scroll', mark, { capture: true, passive: true, once: true })
}

function within(done: Promise<unknown>, ms: number): Promise<unknown> {
  return Promise.race([done, new Promise((resolve) => setTimeout(resolve, ms))])
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
