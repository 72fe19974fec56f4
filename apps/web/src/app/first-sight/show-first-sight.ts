import { phoneQuery } from '../../lib/phone-query.ts'
import { afterSight, firstSightId } from './first-sight.ts'

/** Whoever waits longer for the letters reads in others meanwhile. */
const longestForLettersMs = 1000

/** A page that nobody looks at is painted when they do. */
const longestForPaintMs = 300

/**
 * Shows what the server has drawn of the page as soon as its letters are there: in others its lines would stand elsewhere. It has
 * been painted when this is done, and what the page needs next is on its way.
 */
export async function showFirstSight(): Promise<void> {
  const sight = document.getElementById(firstSightId)
  if (!sight || !window.matchMedia(phoneQuery).matches) return
  // To ask for its height lays it out, and so asks for its letters.
  if (sight.offsetHeight > 0) await within(document.fonts.ready, longestForLettersMs)
  sight.classList.remove('invisible')
  await within(nextPaint(), longestForPaintMs)
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${afterSight}]`))
    link.rel = 'modulepreload'
}

function within(done: Promise<unknown>, ms: number): Promise<unknown> {
  return Promise.race([done, new Promise((resolve) => setTimeout(resolve, ms))])
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
