import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerRequest, type FakeRequest, refusal } from './answer-request.ts'
import { Bank } from './bank.ts'
import { type Message, makeMessage } from './message.ts'
import { isDone, misbehave, type Trouble } from './trouble.ts'

export const keys = {
  RAZORPAY_KEY_ID: 'rzp_test_fake',
  RAZORPAY_KEY_SECRET: 'fake-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'fake-webhook-secret',
} as const

export interface FakeRazorpay extends AsyncDisposable {
  readonly bank: Bank
  /** Server settings: address and keys. */
  readonly settings: Readonly<Record<string, string>>
  /** All webhook events in order; the test sends them. */
  readonly messages: Message[]
  /** Method and path of all requests. */
  readonly asked: string[]
  /** Failures of the next requests whose "METHOD /path" matches, one each. */
  readonly troubleAt: (at: RegExp, ...troubles: Trouble[]) => void
  /** Deletes the failures that were not used. */
  readonly clearTroubles: () => void
  /** The response that the payment window passes to the page. */
  readonly windowAnswer: (payment: { readonly id: string; readonly order_id: string }) => {
    readonly order_id: string
    readonly payment_id: string
    readonly signature: string
  }
}

/** A fake Razorpay on loopback, with injectable failures. */
export async function startFakeRazorpay(): Promise<FakeRazorpay> {
  const messages: Message[] = []
  const asked: string[] = []
  const troubles: { readonly at: RegExp; readonly trouble: Trouble }[] = []
  const bank = new Bank((event) => messages.push(makeMessage(event, keys.RAZORPAY_WEBHOOK_SECRET)))

  const answer = async (incoming: IncomingMessage, reply: ServerResponse) => {
    const request = await readRequest(incoming)
    const name = `${request.method} ${request.path}`
    asked.push(name)
    const at = troubles.findIndex((each) => each.at.test(name))
    const [found] = at < 0 ? [] : troubles.splice(at, 1)
    const { status, body } =
      !found || isDone[found.trouble.kind] ? answerAuthorized(bank, incoming, request) : refusal(500, '')
    if (found && (await misbehave(found.trouble, reply))) return
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const server = createServer((incoming, reply) => {
    answer(incoming, reply).catch((error: unknown) =>
      reply.destroy(error instanceof Error ? error : undefined),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    bank,
    settings: { ...keys, RAZORPAY_BASE_URL: `http://127.0.0.1:${port}` },
    messages,
    asked,
    troubleAt: (at, ...each) => troubles.push(...each.map((trouble) => ({ at, trouble }))),
    clearTroubles: () => {
      troubles.length = 0
    },
    windowAnswer: ({ id, order_id }) => ({
      order_id,
      payment_id: id,
      signature: createHmac('sha256', keys.RAZORPAY_KEY_SECRET).update(`${order_id}|${id}`).digest('hex'),
    }),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answerAuthorized(bank: Bank, { headers }: IncomingMessage, request: FakeRequest) {
  const pair = Buffer.from(`${keys.RAZORPAY_KEY_ID}:${keys.RAZORPAY_KEY_SECRET}`).toString('base64')
  if (headers.authorization !== `Basic ${pair}`) return refusal(401, 'Authentication failed')
  return answerRequest(bank, request)
}

async function readRequest(incoming: IncomingMessage): Promise<FakeRequest> {
  const url = new URL(incoming.url ?? '/', 'http://fake')
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  const text = Buffer.concat(chunks).toString()
  const key = incoming.headers['x-refund-idempotency']
  return {
    method: incoming.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    body: text === '' ? {} : JSON.parse(text),
    refundKey: typeof key === 'string' ? key : null,
  }
}
