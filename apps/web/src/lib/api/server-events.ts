/** One event of a server-sent event stream. */
export interface ServerEvent {
  /** `message` when the server gave it no name. */
  readonly name: string
  /** Its `data` lines, joined by line feeds. */
  readonly text: string
}

/**
 * The events of a response body as they arrive, however the network splits it. Comments, unknown fields and an incomplete last
 * event are dropped. Source: HTML Standard, section 9.2.6, "Interpreting an event stream".
 */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const assembler = new EventAssembler()
  for await (const line of linesOf(body)) {
    const event = assembler.take(line)
    if (event) yield event
  }
}

/** Lines end with LF, CR or CRLF; the LF of a CRLF may come in the next chunk. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let endedWithReturn = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      let text = decoder.decode(value, { stream: true })
      if (text === '') continue
      if (endedWithReturn && text.startsWith('\n')) text = text.slice(1)
      endedWithReturn = text === '' ? false : text.endsWith('\r')
      const lines = (rest + text).split(/\r\n|\r|\n/)
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    // A reader that stops early also cancels the response, so that the server stops producing it.
    await reader.cancel().catch(() => {})
  }
}

/** Assembles lines to events. */
class EventAssembler {
  #name = ''
  #data: string[] = []

  /** The event that this line completes; null while it is incomplete. */
  take(line: string): ServerEvent | null {
    if (line === '') return this.#end()
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') this.#name = value
    if (field === 'data') this.#data.push(value)
    return null
  }

  #end(): ServerEvent | null {
    const event = { name: this.#name || 'message', text: this.#data.join('\n') }
    const isEmpty = this.#data.length === 0
    this.#name = ''
    this.#data = []
    return isEmpty ? null : event
  }
}
