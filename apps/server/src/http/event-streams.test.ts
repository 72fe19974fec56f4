import { fastify } from 'fastify'
import { expect, test, vi } from 'vitest'
import { makeEventStreams } from './event-streams.ts'

/** A server with one stream, which starts when the test says so. */
async function openServer() {
  const app = fastify()
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', "default-src 'none'")
  })
  const streams = makeEventStreams(app)
  const [arrived, begins, left] = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
  const ended = vi.fn()
  const ends: unknown[] = []
  app.get('/', async (_, reply) => {
    reply.raw.once('close', () => left?.resolve())
    arrived?.resolve()
    await begins?.promise
    const end = vi.spyOn(reply.raw, 'end')
    ends.push(end)
    const stream = streams.start(reply)
    stream.ended.addEventListener('abort', ended)
    return reply
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, address, ends, ended, arrived, begins, left }
}

test('a server that stops ends the stream of a request that was on its way', async () => {
  const { app, address, ended, arrived, begins } = await openServer()
  const page = fetch(address)
  await arrived?.promise

  const closed = app.close()
  await new Promise((resolve) => setImmediate(resolve))
  begins?.resolve()
  await closed

  expect(await (await page).text()).toBe(':\n\n')
  expect(ended).toHaveBeenCalledTimes(1)
})

test('a stream whose page left before it began is not kept', async () => {
  const { app, address, ends, arrived, begins, left } = await openServer()
  const leaving = new AbortController()
  const page = fetch(address, { signal: leaving.signal }).catch(() => undefined)
  await arrived?.promise
  leaving.abort()
  await Promise.all([page, left?.promise])

  begins?.resolve()
  await vi.waitFor(() => expect(ends[0]).toHaveBeenCalledTimes(1))
  await app.close()

  expect(ends[0]).toHaveBeenCalledTimes(1)
})

test('a stream comes with the headers that hooks have set', async () => {
  const { app, address, arrived, begins } = await openServer()
  begins?.resolve()
  const page = await fetch(address)
  await arrived?.promise

  await app.close()

  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(page.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
})
