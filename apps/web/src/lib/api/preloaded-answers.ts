/** A phone far from its server needs long for the first scripts; whoever asks later than this wants to know what is so now. */
const longestMs = 60_000

/**
 * Takes the answer to a call that the page's HTML came with; null when there is none, it was taken, or the page is open for long.
 * Each counts once.
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

/** What the server's clock says now: what it said when the page was made, and the time that the page is open. */
function dateNow({ dataset }: HTMLScriptElement): { date?: string } {
  const madeAt = Date.parse(dataset.date ?? '')
  return Number.isNaN(madeAt) ? {} : { date: new Date(madeAt + performance.now()).toUTCString() }
}

/** What the page came with no longer holds: something was changed, or somebody else may be signed in. */
export function forgetPreloadedAnswers(): void {
  for (const element of elements()) element.remove()
}

function elements(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[data-answer]')]
}
