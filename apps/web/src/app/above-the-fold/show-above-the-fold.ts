import { phoneQuery } from '../../lib/phone-query.ts'
import { aboveTheFoldId, preloadLaterAttribute, scrolledAttribute } from './above-the-fold.ts'

/** After this time the text is shown in fallback fonts. */
const longestForLettersMs = 1000

/** A background page paints only once it becomes visible, so the wait for the paint ends after this time. */
const longestForPaintMs = 300

/**
 * Shows the server-drawn part of the page as soon as its fonts are loaded: fallback fonts would break lines elsewhere. Resolves
 * after the first paint, when the preloads of the page have started.
 */
export async function showAboveTheFold(): Promise<void> {
  const prerendered = document.getElementById(aboveTheFoldId)
  if (!prerendered || !window.matchMedia(phoneQuery).matches) return
  // Reading the height forces a layout, which starts the font downloads.
  if (prerendered.offsetHeight > 0) await within(document.fonts.ready, longestForLettersMs)
  prerendered.classList.remove('invisible')
  markWhenScrolled(prerendered)
  await within(nextPaint(), longestForPaintMs)
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${preloadLaterAttribute}]`))
    link.rel = 'modulepreload'
}

/**
 * Records the first scroll by an event: reading the scroll position later would force a layout of the page that replaces this
 * element.
 */
function markWhenScrolled(prerendered: HTMLElement): void {
  const mark = () => prerendered.setAttribute(scrolledAttribute, '')
  // Scroll events of inner elements do not bubble, so the listener captures them.
  prerendered.addEventListener('scroll', mark, { capture: true, passive: true, once: true })
}

function within(done: Promise<unknown>, ms: number): Promise<unknown> {
  return Promise.race([done, new Promise((resolve) => setTimeout(resolve, ms))])
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
