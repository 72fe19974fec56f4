import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type IdentityTrouble, misbehave } from './identity-trouble.ts'

export interface ProviderQuestion {
  readonly method: string
  readonly url: URL
  /** Form fields; empty otherwise. */
  readonly form: URLSearchParams
  /** Empty: none. */
  readonly bearer: string
  readonly acceptsJson: boolean
}

export interface ProviderAnswer {
  readonly status: number
  /** A string is sent as an HTML page. */
  readonly body: unknown
}

export interface FakeProvider extends AsyncDisposable {
  readonly url: string
  /** Failures of the next requests with this path and query, one each. */
  readonly troubleAt: (at: RegExp, ...troubles: IdentityTrouble[]) => void
  /** Method, path and form of all requests. */
  readonly asked: readonly string[]
}

/** A fake identity provider on loopback, with injectable failures. */
export async function startFakeProvider(
  answer: (question: ProviderQuestion) => Promise<ProviderAnswer> | ProviderAnswer,
): Promise<FakeProvider> {
  const troubles: { readonly at: RegExp; readonly trouble: IdentityTrouble }[] = []
  const asked: string[] = []

  const serve = async (incoming: IncomingMessage, reply: ServerResponse) => {
    const question = await questionOf(incoming)
    asked.push(`${question.method} ${question.url.pathname} ${question.form}`.trim())
    const at = troubles.findIndex((each) => each.at.test(`${question.url.pathname}${question.url.search}`))
    const [found] = at < 0 ? [] : troubles.splice(at, 1)
    if (found) return misbehave(found.trouble, reply)
    const { status, body } = await answer(question)
    const isPage = typeof body === 'string'
    reply.writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json; charset=utf-8' })
    reply.end(isPage ? body : JSON.stringify(body))
  }
  const server = createServer((incoming, reply) => {
    serve(incoming, reply).catch((error: unknown) =>
      reply.destroy(error instanceof Error ? error : undefined),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    troubleAt: (at, ...each) => troubles.push(...each.map((trouble) => ({ at, trouble }))),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function questionOf(incoming: IncomingMessage): Promise<ProviderQuestion> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(Buffer.from(part))
  const isForm = incoming.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  return {
    method: incoming.method ?? '',
    url: new URL(incoming.url ?? '/', 'http://fake'),
    form: new URLSearchParams(isForm ? Buffer.concat(parts).toString() : ''),
    bearer: /^Bearer (\S+)$/.exec(incoming.headers.authorization ?? '')?.[1] ?? '',
    acceptsJson: incoming.headers.accept === 'application/json',
  }
}
