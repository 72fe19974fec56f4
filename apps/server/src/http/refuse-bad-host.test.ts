import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

let server: TestApp
let port: number
beforeAll(async () => {
  server = await startApp()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server[Symbol.asyncDispose]())

/** Sends these lines as they are, which no client does; returns the first line of what comes back. */
async function statusOf(...lines: string[]): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  return (await text(socket)).split('\r\n')[0]
}

test.each(
  ['/api/health', '/api/docs', '/api/docs/', '/', '/pictures/face'].flatMap((path) =>
    ['[', 'a b', 'a/b?c', 'me@evil.example', '@evil.example', ':x@evil.example', 'a\tb', 'a:99999'].map(
      (host) => [path, host] as const,
    ),
  ),
)('of %s the host %s is refused, and is no fault of the server', async (path, host) => {
  expect(await statusOf(`GET ${path} HTTP/1.1`, `Host: ${host}`)).toBe('HTTP/1.1 400 Bad Request')
})

test.each([
  'dojo.example.org',
  'my_dojo:3000',
  '127.0.0.1:80',
  '[::1]:3000',
  'DOJO.example.org',
  'ध.example',
])('the host %s is one', async (host) => {
  expect(await statusOf('GET /healthz HTTP/1.1', `Host: ${host}`)).toBe('HTTP/1.1 200 OK')
})

test('an old program that tells no host is answered', async () => {
  expect(await statusOf('GET /healthz HTTP/1.0')).toBe('HTTP/1.1 200 OK')
})
