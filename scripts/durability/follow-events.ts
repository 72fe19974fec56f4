import { setTimeout as sleep } from 'node:timers/promises'
import { judgingEventSchema } from '@codedojo/contract'

interface EventPlace {
  readonly connect: () => Promise<Response>
  /** A submission, not a run, is said to be done. */
  readonly onDone: (submissionId: string) => void
  readonly signal: AbortSignal
}

const retryMs = 500

/** Reads the event stream of one learner, connecting anew whenever it ends, until the signal is aborted. */
export async function followEvents({ connect, onDone, signal }: EventPlace): Promise<void> {
  while (!signal.aborted) {
    try {
      const response = await connect()
      if (response.ok && response.body) await readStream(response.body, onDone)
    } catch {
      // The server went away; what was missed is told by its first events, or by the submission itself.
    }
    await sleep(retryMs)
  }
}

async function readStream(body: ReadableStream<Uint8Array>, onDone: EventPlace['onDone']): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines.filter((each) => each.startsWith('data: '))) {
      const event = judgingEventSchema.parse(JSON.parse(line.slice('data: '.length)))
      if (event.kind === 'submit' && event.stage === 'done') onDone(event.submissionId)
    }
  }
}
