import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSlowBodies } from './slow-bodies.ts'

const app = fastify({ requestTimeout: 0 })
let port: number
beforeAll(async () => {
  endSlowBodies(app, { withinMs: 600, silenceMs: 600 })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => {
    text(payload).then((body) => done(null, body), done)
  })
  app.post('/body', (request, reply) => reply.send(String(request.body).length.toString()))
  app.post('/upload', { config: { isUpload: true } }, (request, reply) =>
    reply.send(String(request.body).length.toString()),
  )
  app.post('/refused', {
    config: { isUpload: true },
    onRequest: async (_request, reply) => reply.code(401).send('no'),
    handler: () => 'never',
  })
  app.post('/slow-answer', async (_request, reply) => {
    await sleep(1500)
    return reply.send('late')
  })
  await app.listen({ port: 0 })
  port = portOf(app)
})
afterAll(() => app.close())

function portOf({ server }: FastifyInstance): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Sends a body in chunks with pauses; returns the response, empty when the connection was reset. */
async function dribble(path: string, pieces: number, pauseMs: number): Promise<string> {
  const socket = connect(port)
  const answer = text(socket).catch(() => '')
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: x/y\r\nContent-Length: ${pieces}\r\n\r\n`,
  )
  for (let piece = 0; piece < pieces && !socket.destroyed; piece++) {
    socket.write('x')
    await sleep(pauseMs)
  }
  return (await answer).split('\r\n\r\n').at(-1) ?? ''
}

test('a body that comes byte by byte is given up', async () => {
  expect(await dribble('/body', 10, 200)).toBe('')
})

test('an upload may take as long as it keeps coming, and is given up when it falls silent', async () => {
  expect(await dribble('/upload', 10, 200)).toBe('10')
  expect(await dribble('/upload', 2, 2000)).toBe('')
})

test('what is still sent after a refusal is given up', async () => {
  const started = connect(port)
  // Data in flight when the server closes causes a reset.
  started.on('error', () => {})
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  started.once('close', () => close())
  started.write('POST /refused HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n')
  const drip = setInterval(() => started.write('x'), 100)
  started.resume()

  await closed
  clearInterval(drip)

  expect(started.bytesRead).toBeGreaterThan(0)
})

test('a connection whose upload was refused half-way serves the next request', async () => {
  // With the usual limits, because a busy machine may take a second for three megabytes.
  await using patient = fastify({ requestTimeout: 0 })
  endSlowBodies(patient)
  patient.removeAllContentTypeParsers()
  patient.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  patient.post('/enough', { config: { isUpload: true } }, async ({ body }) => {
    if (!(body instanceof Readable)) throw new Error('This is no stream.')
    for await (const _ of body.iterator({ destroyOnReturn: false })) break
    return 'enough'
  })
  patient.post('/body', async ({ body }) => {
    if (!(body instanceof Readable)) throw new Error('This is no stream.')
    return String((await text(body)).length)
  })
  await patient.listen({ port: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (path: string, bytes: number) =>
    new Promise<{ body: string; isReused: boolean }>((resolve, reject) => {
      const headers = { 'content-type': 'x/y', 'content-length': bytes }
      const options = { port: portOf(patient), path, agent, method: 'POST', headers }
      const sent = request(options, (answer) => {
        text(answer).then((body) => resolve({ body, isReused: sent.reusedSocket }), reject)
      })
      sent.on('error', reject)
      sent.end(Buffer.alloc(bytes))
    })

  expect(await send('/enough', 3_000_000)).toMatchObject({ body: 'enough' })
  expect(await send('/body', 3)).toEqual({ body: '3', isReused: true })
  agent.destroy()
})

test('an answer that takes long is waited for', async () => {
  expect(await dribble('/slow-answer', 1, 0)).toBe('late')
})
