import { type JudgingEvent, judgingEventSchema, submissionEventsPath } from '@codedojo/contract'

/**
 * Subscribes to the progress of the user's own runs and submissions; returns the function that unsubscribes. It is open only
 * while something is judged: a browser allows six connections to one host over all its tabs.
 */
export function subscribeToJudging(onEvent: (event: JudgingEvent) => void): () => void {
  const source = new EventSource(`/api${submissionEventsPath}`)
  source.addEventListener('progress', (message) => {
    const event = parseEvent(message.data)
    if (event) onEvent(event)
  })
  return () => source.close()
}

/** An unreadable event only loses the progress display; the verdict comes in the response of the call. */
function parseEvent(text: unknown): JudgingEvent | null {
  try {
    return judgingEventSchema.safeParse(JSON.parse(String(text))).data ?? null
  } catch {
    return null
  }
}
