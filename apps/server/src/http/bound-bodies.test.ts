import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import fastify, { type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Asker } from '../services/auth.ts'
import { boundBodies } from './bound-bodies.ts'
import { answerError } from './problem-details.ts'
import type { SendingLimit } from './sending-budget.ts'

const largeBytes = 256 * 1024
const makeServer = (limit?: SendingLimit) => {
  const app = fastify({ bodyLimit: 2 * largeBytes, forceCloseConnections: true })
  app.setErrorHandler(answerError)
  const auth = { askerNameOf: ({ headers }: Asker) => headers.cookie ?? '' }
  const apiTokens = { find: async () => null, rememberedUserId: () => null }
  boundBodies(app, { auth, apiTokens }, limit)
  app.addContentTypeParser('x/upload', (_request, payload, done) => done(null, payload))
  app.post('/json', () => 'read')
  app.post('/upload', { config: { isUpload: true } }, () => 'read')
  app.get('/slow', () => {
    asking++
    return over.promise
  })
  app.post('/late', { onRequest: untilClosed, preParsing: async () => void late++ }, () => 'read')
  return app
}
/** Like a call that looks up its caller while the connection ends. */
const untilClosed = ({ raw }: FastifyRequest) =>
  new Promise<void>((resolve) => {
    begun++
    raw.once('close', () => resolve())
  })
/** Requests to `/late` that have come, and those whose hooks have run. */
let begun = 0
let late = 0
/** Requests to `/slow`, which wait until this is resolved. */
let asking = 0
let over: PromiseWithResolvers<string>
let app: ReturnType<typeof makeServer>
let port: number
beforeEach(async () => {
  ;[begun, late, asking] = [0, 0, 0]
  over = Promise.withResolvers()
  app = makeServer()
  port = await portOf(app)
})
afterEach(() => app.close())

async function portOf(server: ReturnType<typeof makeServer>): Promise<number> {
  await server.listen({ port: 0 })
  const address = server.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

interface BodyToSend {
  readonly who: string
  readonly bytes?: number
  readonly path?: string
}

/** Sends everything but the last byte of a JSON text. */
async function beginSending(sending: BodyToSend): Promise<Socket> {
  const socket = await sendHead(sending)
  socket.write(`"${'a'.repeat((sending.bytes ?? largeBytes) - 2)}`)
  return socket
}

async function sendHead({ who, bytes = largeBytes, path = '/json' }: BodyToSend): Promise<Socket> {
  const socket = connect(port)
  socket.on('error', () => {})
  const type = path === '/upload' ? 'x/upload' : 'application/json'
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nCookie: ${who}\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`,
  )
  await once(socket, 'connect')
  return socket
}

async function statusOf(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, 'data')
  return String(chunk).slice(9, 12)
}

async function send(sending: BodyToSend): Promise<string> {
  const socket = await beginSending(sending)
  socket.write('"')
  const status = await statusOf(socket)
  socket.destroy()
  return status
}

test('one person sends four large bodies at a time, and others send theirs', async () => {
  const sent = await Promise.all(Array.from({ length: 5 }, () => beginSending({ who: 'ada' })))
  const refused = await Promise.race(sent.map(async (socket) => ({ socket, status: await statusOf(socket) })))

  const [other, small, upload] = [
    await send({ who: 'bob' }),
    await send({ who: 'ada', bytes: 1000 }),
    await send({ who: 'ada', path: '/upload' }),
  ]

  expect(refused.status).toBe('429')
  expect([other, small, upload]).toEqual(['200', '200', '200'])
})

test('a body that has arrived, or whose connection has ended, makes room for another', async () => {
  const [done, gone] = await Promise.all(Array.from({ length: 4 }, () => beginSending({ who: 'ada' })))
  await expect.poll(() => send({ who: 'ada' })).toBe('429')

  done?.write('"')
  gone?.destroy()

  await expect.poll(() => send({ who: 'ada' })).toBe('200')
  await expect.poll(() => Promise.all([send({ who: 'ada' }), send({ who: 'ada' })])).toEqual(['200', '200'])
})

test('a connection that ends before its body is read holds no place', async () => {
  const gone = await Promise.all(Array.from({ length: 4 }, () => sendHead({ who: 'ada', path: '/late' })))
  await expect.poll(() => begun).toBe(4)

  for (const socket of gone) socket.destroy()
  await expect.poll(() => late).toBe(4)

  expect(await send({ who: 'ada' })).toBe('200')
})

test('a request without a body is none that is large, however long its answer takes', async () => {
  const ask = () => fetch(`http://127.0.0.1:${port}/slow`, { headers: { cookie: 'ada' } })

  const asked = Array.from({ length: 5 }, ask)
  await expect.poll(() => asking).toBe(5)
  over.resolve('told')

  const statuses = (await Promise.all(asked)).map(({ status }) => status)

  expect(statuses).toEqual([200, 200, 200, 200, 200])
})

test('somebody who has sent too much waits, and is told for how long; others and uploads go on', async () => {
  await using slow = makeServer({ atOnceBytes: 2000, bytesPerSecond: 10 })
  const post = (cookie: string, url = '/json') =>
    slow.inject({
      method: 'POST',
      url,
      headers: { cookie, 'content-type': url === '/upload' ? 'x/upload' : 'application/json' },
      payload: JSON.stringify('a'.repeat(998)),
    })

  const sent = [await post('ada'), await post('ada'), await post('ada')]
  const [other, upload] = [await post('bob'), await post('ada', '/upload')]

  expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  expect(sent[2]?.headers['retry-after']).toMatch(/^(?:99|100)$/)
  expect(sent[2]?.json()).toMatchObject({ message: expect.stringContaining('Try again in') })
  expect([other.statusCode, upload.statusCode]).toEqual([200, 200])
})

test.each([
  ['more than any call takes', Number.MAX_SAFE_INTEGER],
  ['a little more than the call takes', 2 * largeBytes + 1],
  ['less than nothing', -1],
])('who announces %s is charged for no more than the call takes', async (_, bytes) => {
  const refused = bytes < 0 ? 400 : 413
  await using bounded = makeServer({ atOnceBytes: 5 * largeBytes, bytesPerSecond: 1 })
  const post = (sent: number) =>
    bounded.inject({
      method: 'POST',
      url: '/json',
      headers: { cookie: 'ada', 'content-type': 'application/json', 'content-length': String(sent) },
      payload: JSON.stringify('a'.repeat(998)),
    })

  const [tooLarge, again, small] = [await post(bytes), await post(bytes), await post(1000)]

  expect([tooLarge, again].map(({ statusCode }) => statusCode)).toEqual([refused, refused])
  expect(small.statusCode).toBe(200)
})

test('a fifth large body at a time is refused, and not charged', async () => {
  await using bounded = makeServer({ atOnceBytes: 5.5 * largeBytes, bytesPerSecond: 1 })
  port = await portOf(bounded)
  const sent = await Promise.all(Array.from({ length: 5 }, () => beginSending({ who: 'ada' })))
  const refused = await Promise.race(sent.map(async (socket) => ({ socket, status: await statusOf(socket) })))

  const others = sent.filter((socket) => socket !== refused.socket)
  const statuses = others.map(statusOf)
  for (const socket of others) socket.write('"')

  expect(refused.status).toBe('429')
  expect(await Promise.all(statuses)).toEqual(['200', '200', '200', '200'])
  expect(await send({ who: 'ada' })).toBe('200')
})

test('a body that is refused because too much was sent before holds no place', async () => {
  await using bounded = makeServer({ atOnceBytes: largeBytes, bytesPerSecond: 1 })
  const post = () =>
    bounded.inject({
      method: 'POST',
      url: '/json',
      headers: { cookie: 'ada', 'content-type': 'application/json' },
      payload: JSON.stringify('a'.repeat(largeBytes)),
    })

  const answers = [await post(), await post(), await post(), await post(), await post(), await post()]

  const reasons = answers.slice(1).map((answer) => answer.json().message)
  expect(answers[0]?.statusCode).toBe(200)
  expect(reasons).toEqual(Array.from(reasons, () => expect.stringContaining('in a short time')))
})
