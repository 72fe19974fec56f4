import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { eventWriter, type Framing } from './event-writer.ts'
import type { FakeAnswer, FakePrompt, FakeProtocol, ModelTrouble } from './model-trouble.ts'
import { streamFakeAnswer } from './stream-fake-answer.ts'

/** A received request. */
export interface SeenRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, unknown>>
  /** Raw body. */
  readonly text: string
  readonly prompt: FakePrompt
  /** When its connection closed; null while it is open. */
  closedAt: Date | null
  /** Closed by the fake after a complete response, or by the client. */
  closedBy: 'service' | 'asker' | null
}

export interface FakeModel extends AsyncDisposable {
  readonly url: string
  readonly requests: readonly SeenRequest[]
  readonly openRequests: () => number
  /** The answer to all requests; a function gets the prompt. */
  readonly says: (answer: string | ((prompt: FakePrompt) => string)) => void
  /** Echoes the whole prompt, including the system prompt. */
  readonly echoes: () => void
  /** Failures of the next requests, one each. */
  readonly trouble: (...troubles: ModelTrouble[]) => void
  /** The failure of all requests; null if none. */
  readonly alwaysTrouble: (trouble: ModelTrouble | null) => void
  readonly frames: (framing: Partial<Framing>) => void
}

export const usualAnswer = 'Look at the loop again: where does it end? – “Räksmörgås” 🥷\n\nTry it by hand.'

/** A fake language model service on loopback, with injectable failures. */
export async function startFakeModel(speech: FakeProtocol, usualFraming: Framing): Promise<FakeModel> {
  const requests: SeenRequest[] = []
  const troubles: ModelTrouble[] = []
  let always: ModelTrouble | null = null
  let framing = usualFraming
  let answerTo: (prompt: FakePrompt) => string = () => usualAnswer

  const answer = async (incoming: IncomingMessage, reply: ServerResponse) => {
    const text = await textOf(incoming)
    const url = new URL(incoming.url ?? '/', 'http://fake')
    const body = parsed(text)
    const asked = { method: incoming.method ?? '', url, headers: incoming.headers, body }
    const fault = speech.faultOf(asked)
    if (fault) return answerAt(reply, fault)
    const seen = {
      path: url.pathname + url.search,
      headers: incoming.headers,
      text,
      prompt: speech.promptOf(body),
    }
    requests.push(watchedUntilClosed(seen, reply))
    const trouble = troubles.shift() ?? always
    if (trouble && answersBadly(trouble, speech, reply)) return
    const write = eventWriter(reply, () => framing)
    if (trouble?.kind === 'blocked') return tellEvents(reply, write, speech.blocked)
    await streamFakeAnswer({
      speech,
      prompt: seen.prompt,
      text: answerTo(seen.prompt),
      trouble,
      reply,
      write,
    })
  }
  const server = createServer((incoming, reply) => {
    incoming.socket.setNoDelay(true)
    answer(incoming, reply).catch((error: unknown) =>
      reply.destroy(error instanceof Error ? error : undefined),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    openRequests: () => requests.filter(({ closedAt }) => closedAt === null).length,
    says: (said) => {
      answerTo = typeof said === 'string' ? () => said : said
    },
    echoes: () => {
      answerTo = ({ system, turns }) =>
        [system, ...turns.map(({ role, text }) => `${role}: ${text}`)].join('\n\n')
    },
    trouble: (...each) => troubles.push(...each),
    alwaysTrouble: (trouble) => {
      always = trouble
    },
    frames: (change) => {
      framing = { ...framing, ...change }
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Sends the response of a failure. Returns false if the failure happens within the stream, which follows then. */
function answersBadly(trouble: ModelTrouble, speech: FakeProtocol, reply: ServerResponse): boolean {
  switch (trouble.kind) {
    case 'refuses':
      answerAt(reply, speech.refusal(trouble.status))
      return true
    case 'html':
      reply.writeHead(trouble.status, { 'content-type': 'text/html' }).end('<html><body>Sorry</body></html>')
      return true
    case 'lost':
      reply.socket?.destroy()
      return true
    case 'blocked':
      if ('body' in speech.blocked) answerAt(reply, speech.blocked)
      return 'body' in speech.blocked
    case 'silent':
      return true
    case 'empty':
    case 'cut':
    case 'ended':
    case 'endless':
    case 'silent_inside':
    case 'garbage':
    case 'nonsense':
    case 'error_inside':
    case 'safety':
    case 'recitation':
    case 'too_long':
    case 'thinks':
      return false
  }
}

async function tellEvents(
  reply: ServerResponse,
  write: (data: string) => Promise<boolean>,
  events: FakeProtocol['blocked'],
): Promise<void> {
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  if (!('body' in events)) for (const event of events) await write(event)
  reply.end()
}

function answerAt(reply: ServerResponse, { status, body }: FakeAnswer): void {
  reply.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
}

function watchedUntilClosed(
  facts: Omit<SeenRequest, 'closedAt' | 'closedBy'>,
  reply: ServerResponse,
): SeenRequest {
  const seen: SeenRequest = { ...facts, closedAt: null, closedBy: null }
  reply.once('close', () => {
    seen.closedAt = new Date()
    seen.closedBy = reply.writableFinished ? 'service' : 'asker'
  })
  return seen
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
