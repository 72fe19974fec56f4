import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'

/** What happens to a request on its way. */
export type Fault =
  /** It never gets an answer. */
  | { readonly kind: 'silence' }
  /** The service says that it has too much to do. */
  | { readonly kind: 'slow_down' }
  /** The connection breaks after so many bytes of the body of the answer. */
  | { readonly kind: 'cut'; readonly afterBytes: number }
  /** The service says that it sends another range. */
  | { readonly kind: 'wrong_range' }
  /** It sends more bytes than it was asked for. */
  | { readonly kind: 'too_long' }

/** A way to an object storage on loopback that misbehaves as told. */
export interface FaultyWay extends AsyncDisposable {
  readonly port: number
  /** The next requests with this method meet these faults, one each. */
  readonly fail: (method: string, ...faults: readonly Fault[]) => void
  /** Method and path of what was asked so far. */
  readonly asked: readonly string[]
}

export async function openFaultyWay(to: number): Promise<FaultyWay> {
  const faults: { method: string; fault: Fault }[] = []
  const asked: string[] = []
  const server = createServer((question, answer) => {
    asked.push(`${question.method} ${question.url?.split('?')[0]}`)
    const place = faults.findIndex(({ method }) => method === question.method)
    const [next] = place === -1 ? [] : faults.splice(place, 1)
    pass({ question, answer, to, fault: next?.fault ?? null })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    fail: (method, ...wanted) => faults.push(...wanted.map((fault) => ({ method, fault }))),
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Passed {
  readonly question: IncomingMessage
  readonly answer: ServerResponse
  readonly to: number
  readonly fault: Fault | null
}

const slowDown =
  '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>'

function pass({ question, answer, to, fault }: Passed): void {
  if (fault?.kind === 'silence') return
  if (fault?.kind === 'slow_down') {
    question.resume()
    answer.writeHead(503, { 'content-type': 'application/xml' }).end(slowDown)
    return
  }
  const { method, url: path, headers } = question
  const asking = request({ host: '127.0.0.1', port: to, method, path, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, changedHeaders(got.headers, fault))
    got.on('error', () => answer.destroy())
    if (fault?.kind === 'too_long') got.on('end', () => answer.end(surplus)).pipe(answer, { end: false })
    else if (fault?.kind === 'cut') cutAfter(got, { answer, afterBytes: fault.afterBytes })
    else got.pipe(answer)
  })
  // Swift sends a body after an answer to HEAD; the answer itself is good.
  asking.on('error', () => {
    if (!answer.headersSent) answer.destroy()
  })
  question.on('error', () => asking.destroy())
  answer.on('close', () => asking.destroy())
  question.pipe(asking)
}

const surplus = 'more'

function changedHeaders(headers: IncomingHttpHeaders, fault: Fault | null): IncomingHttpHeaders {
  if (fault?.kind === 'wrong_range') return { ...headers, 'content-range': 'bytes 0-1/2' }
  if (fault?.kind !== 'too_long') return headers
  return { ...headers, 'content-length': String(Number(headers['content-length']) + surplus.length) }
}

function cutAfter(
  got: IncomingMessage,
  { answer, afterBytes }: { readonly answer: ServerResponse; readonly afterBytes: number },
): void {
  let left = afterBytes
  got.on('data', (chunk: Buffer) => {
    const part = chunk.subarray(0, left)
    left -= part.length
    answer.write(part, () => {
      if (left === 0) answer.destroy()
    })
  })
}
