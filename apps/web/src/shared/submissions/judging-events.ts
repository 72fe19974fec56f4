import { type JudgingEvent, judgingEventSchema, submissionEventsPath } from '@codedojo/contract'

/**
 * Follows the caller's own work while it is judged; gives the function that ends it.
 * Opened only while something is judged: a browser allows six open connections to one place, over all its tabs.
 */
export function followJudging(onEvent: (event: JudgingEvent) => void): () => void {
  const source = new EventSource(`/api${submissionEventsPath}`)
  source.addEventListener('progress', (message) => {
    const event = parseEvent(message.data)
    if (event) onEvent(event)
  })
  return () => source.close()
}

/** A report of an unknown shape only costs its picture; the verdict comes with the answer of the call. */
function parseEvent(text: unknown): JudgingEvent | null {
  try {
    return judgingEventSchema.safeParse(JSON.parse(String(text))).data ?? null
  } catch {
    return null
  }
}
