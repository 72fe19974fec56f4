import { setTimeout as sleep } from 'node:timers/promises'
import { type JudgingEvent, judgingEventSchema } from '@codedojo/contract'

interface EventStreamOptions {
  readonly connect: () => Promise<Response>
  readonly onEvent: (event: JudgingEvent) => void
  readonly signal: AbortSignal
}

const retryMs = 500

/** Reads the event stream of a learner, reconnecting whenever it ends, until the signal is aborted. */
export async function followEvents({ connect, onEvent, signal }: EventStreamOptions): Promise<void> {
  while (!signal.aborted) {
    try {
      const response = await connect()
      if (response.ok && response.body) await readStream(response.body, onEvent)
    } catch {
      // The server was stopped. Missed events are covered by the first ones after reconnecting, or by reading the submission.
    }
    await sleep(retryMs)
  }
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  onEvent: EventStreamOptions['onEvent'],
): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines.filter((each) => each.startsWith('data: '))) {
      onEvent(judgingEventSchema.parse(JSON.parse(line.slice('data: '.length))))
    }
  }
}
