/**
 * The longest age of a preloaded answer. A phone with a slow connection needs long for the first scripts; later callers need
 * fresh data.
 */
const longestMs = 60_000

/**
 * Takes the preloaded answer to a call out of the page's HTML; null when there is none, it was taken already, or it is too old.
 */
export function takePreloadedAnswer(address: string): Response | null {
  if (performance.now() > longestMs) return null
  const element = elements().find(({ dataset }) => dataset.answer === address)
  if (!element) return null
  element.remove()
  return new Response(element.textContent, {
    headers: { 'content-type': 'application/json', ...dateNow(element) },
  })
}

/** The `Date` header of a preloaded answer: the server's time when it made the page, plus the time that the page is open. */
function dateNow({ dataset }: HTMLScriptElement): { date?: string } {
  const madeAt = Date.parse(dataset.date ?? '')
  return Number.isNaN(madeAt) ? {} : { date: new Date(madeAt + performance.now()).toUTCString() }
}

/** Drops the preloaded answers, which are stale once something was changed or somebody else may be signed in. */
export function forgetPreloadedAnswers(): void {
  for (const element of elements()) element.remove()
}

function elements(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[data-answer]')]
}
