import type { ServerResponse } from 'node:http'
import type { FakePrompt, FakeProtocol, ModelTrouble } from './model-trouble.ts'

export interface FakeAnswerOptions {
  readonly speech: FakeProtocol
  readonly prompt: FakePrompt
  readonly text: string
  readonly trouble: ModelTrouble | null
  readonly reply: ServerResponse
  /** Returns false if the client has disconnected. */
  readonly write: (data: string) => Promise<boolean>
}

/** Streams an answer as events, up to the injected failure, if there is one. */
export async function streamFakeAnswer({
  speech,
  prompt,
  text,
  trouble,
  reply,
  write,
}: FakeAnswerOptions): Promise<void> {
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  const pieces = text.match(/[\s\S]{1,24}/gu) ?? []
  const tokens = {
    prompt: tokensOf(prompt.system + prompt.turns.map((turn) => turn.text).join('')),
    reply: tokensOf(text),
  }
  const writeAll = async (events: readonly string[]) => {
    for (const event of events) if (!(await write(event))) return false
    return true
  }
  const half = pieces.slice(0, Math.ceil(pieces.length / 2)).map(speech.piece)

  switch (trouble?.kind) {
    case 'empty':
      await writeAll(speech.end('whole', { ...tokens, reply: 0 }))
      break
    case 'endless':
      while (await write(speech.piece('And so on. '))) {
        // Until the client disconnects.
      }
      return
    case 'cut':
      await writeAll(half)
      reply.destroy()
      return
    case 'ended':
      await writeAll(half)
      break
    case 'silent_inside':
      await writeAll(half)
      return
    case 'garbage':
      await writeAll([...half, '{"candidates": [{"cont'])
      break
    case 'nonsense':
      await writeAll([...half, '{"candidates": 7, "choices": 7}'])
      break
    case 'error_inside':
      await writeAll([...half, speech.errorInside])
      break
    case 'safety':
    case 'recitation':
    case 'too_long':
      await writeAll([...half, ...speech.end(trouble.kind, tokens)])
      break
    case 'thinks':
    case 'blocked':
    case 'html':
    case 'lost':
    case 'refuses':
    case 'silent':
    case undefined:
      if (trouble?.kind === 'thinks') await write(speech.thought('First I think about it.'))
      await writeAll([...pieces.map(speech.piece), ...speech.end('whole', tokens)])
  }
  reply.end()
}

/** An estimate of the number of tokens. */
function tokensOf(text: string): number {
  return Math.ceil(text.length / 4)
}
